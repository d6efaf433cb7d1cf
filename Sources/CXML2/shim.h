#pragma once
#include <libxml/xmlversion.h>
// Where libxml2 is built with ICU, its headers show the system's ICU, whose types clash with those of Foundation's own.
// They only add fields to the end of a struct that is never looked into here.
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

// Faults of a document go to its parser's own handler. But a few of a text's encoding libxml2 tells to handlers of the
// thread, which would print them. So these are put aside while a piece is parsed; they are variables of the thread,
// and functions that are variadic, which Swift can't call.

static void cxml2_ignore_message(void *context, const char *message, ...) {
  (void)context;
  (void)message;
}

static void cxml2_ignore_error(void *context, xmlErrorPtr error) {
  (void)context;
  (void)error;
}

/// Parses the next bytes of a document; libxml2's code of a fault, or 0.
__attribute__((unused)) static int cxml2_parse(xmlParserCtxtPtr parser, const char *bytes,
                                               int count, int is_last) {
  xmlGenericErrorFunc message_handler = xmlGenericError;
  void *message_context = xmlGenericErrorContext;
  xmlStructuredErrorFunc error_handler = xmlStructuredError;
  void *error_context = xmlStructuredErrorContext;
  xmlSetGenericErrorFunc(NULL, cxml2_ignore_message);
  xmlSetStructuredErrorFunc(NULL, cxml2_ignore_error);
  int code = xmlParseChunk(parser, bytes, count, is_last);
  xmlSetGenericErrorFunc(message_context, message_handler);
  xmlSetStructuredErrorFunc(error_context, error_handler);
  return code;
}
