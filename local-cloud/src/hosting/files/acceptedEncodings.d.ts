/** Best first: brotli is about a tenth smaller than gzip here. */
declare const KNOWN: readonly [
  {
    readonly name: 'br'
    readonly suffix: '.br'
  },
  {
    readonly name: 'gzip'
    readonly suffix: '.gz'
  },
]
export type Encoding = (typeof KNOWN)[number]
/**
 * The encodings a client takes, best first.
 *
 * @param header Accept-Encoding as sent; a quality of 0 refuses an encoding
 */
export declare function acceptedEncodings(header: string | undefined): readonly Encoding[]
