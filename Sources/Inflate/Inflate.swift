// Inflate
