/// Punctuation as it looks in vertical lines (verticalize_punctuation.ts).
enum VerticalPunctuation {
  private static let pairs = """
    !︕#＃$＄%％&＆(︵)︶*＊+＋,︐-︲.・/／:︓;︔<︿=＝>﹀?︖@＠[﹇\\＼]﹈^＾_︳`｀{︷|―}︸~～¢￠£￡¥￥¦￤¬￢¯￣–︲—︱‘﹃’﹄“﹁”﹂…︙‧・₩￦\
    、︑。︒〈︿〉﹀《︽》︾「﹁」﹂『﹃』﹄【︻】︼〔︹〕︺〖︗〗︘！︕（︵）︶，︐－︲．・：︓；︔＜︿＞﹀？︖［﹇］﹈＿︳｛︷｜―｝︸｟︵｠︶｡︒｢﹁｣﹂
    """

  /// The vertical form of each code point that has one.
  static let forms: [UInt32: UInt32] = {
    let points = pairs.unicodeScalars.map(\.value)
    var forms: [UInt32: UInt32] = [:]
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      forms[points[index]] = points[index + 1]
    }
    return forms
  }()

  /// Whether the punctuation beside a code point may take its vertical form.
  private static func allowsForm(beside point: UInt32?) -> Bool {
    guard let point else { return true }
    return !CodePointRules.isTurnedInVerticalText(point) || forms[point] != nil
  }

  /// The form that a code point takes between its neighbours in a vertical line.
  static func form(of point: UInt32, after previous: UInt32?, before next: UInt32?) -> UInt32 {
    guard let form = forms[point], allowsForm(beside: next), allowsForm(beside: previous) else {
      return point
    }
    return form
  }
}
