/**
 * SHA-256 of a text in hexadecimal digits. Browsers offer their own only on secure pages; a club's server may be plain http.
 */
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}
