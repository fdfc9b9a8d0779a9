const LONGEST = 80
/** Text that mail programs turn into a link: an address, a scheme, or a word with a dot and a top-level domain. */
const LINK = /:\/\/|\/\/|@|\bwww\b|[\p{L}\p{N}]\.\p{L}{2,}/iu
/** Other characters that domain names take for a dot (UTS #46). */
const DOTS = /[\u3002\uff0e\uff61\u2024]/gu

/**
 * A member's name for mails, in one line. Members choose their names, so a name in which a mail program would find a
 * link is left out.
 * @returns empty if there is none
 */
export function mailName(name: string): string {
  const line = name
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ')
    .trim()
  const plain = line.normalize('NFKC').replaceAll(DOTS, '.')
  return LINK.test(plain) || [...line].length > LONGEST ? '' : line
}
