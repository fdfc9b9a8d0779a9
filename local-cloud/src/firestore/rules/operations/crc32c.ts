const CASTAGNOLI_REVERSED = 0x82f63b78

/** Returns the Castagnoli checksum as an unsigned 32-bit number. */
export function crc32c(data: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ CASTAGNOLI_REVERSED : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
