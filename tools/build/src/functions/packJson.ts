import { brotliCompressSync } from 'node:zlib'

/**
 * Makes of a JSON file a module that unpacks the file's text when it first runs. Long lists of numbers and words take
 * a third of the bytes of a deployment that way, for some milliseconds of the first answer.
 *
 * @param json the file's text
 * @returns source of an ECMAScript module whose default export is the value
 * @throws SyntaxError if the text is not JSON
 */
export function packJson(json: string): string {
  const packed = brotliCompressSync(JSON.stringify(JSON.parse(json))).toString('base64')
  return [
    "import { brotliDecompressSync } from 'node:zlib'",
    `export default JSON.parse(brotliDecompressSync(Buffer.from('${packed}', 'base64')).toString())`,
    '',
  ].join('\n')
}
