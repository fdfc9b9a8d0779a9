import { FILE_LIMITS } from '../base/fileLimits.ts'
import type { Pause } from '../base/Pause.ts'
import { readXml } from '../xml/readXml.ts'
import { fromXmlString } from '../xml/xmlStrings.ts'

/** Characters before escapes such as _x000D_ are decoded. */
const LONGEST_ESCAPED = 7 * FILE_LIMITS.cellCharacters

/**
 * The texts that cells refer to by number. Phonetic texts are left out. Of a text that is too long for a cell one
 * character more than fits is read, so that the cell is reported.
 */
export async function readSharedStrings(xml: string | null, pause: Pause): Promise<readonly string[]> {
  const strings: string[] = []
  let current = ''
  let isText = false
  let isPronunciation = false
  if (xml === null) return strings
  await readXml(
    xml,
    {
      open: (name) => {
        if (name === 'si') current = ''
        if (name === 'rPh') isPronunciation = true
        isText = name === 't' && !isPronunciation
      },
      close: (name) => {
        if (name === 'si') strings.push(fromXmlString(current).slice(0, FILE_LIMITS.cellCharacters + 1))
        if (name === 'rPh') isPronunciation = false
        isText = false
      },
      text: (text) => {
        if (isText && current.length <= LONGEST_ESCAPED) current += text
      },
    },
    pause,
  )
  return strings
}
