import type { Pause } from '../Pause.ts'
import { readXml } from '../xml/readXml.ts'
import { fromXmlString } from '../xml/xmlStrings.ts'

/** The texts that cells refer to by number. Phonetic texts are left out. */
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
        if (name === 'si') strings.push(fromXmlString(current))
        if (name === 'rPh') isPronunciation = false
        isText = false
      },
      text: (text) => {
        if (isText) current += text
      },
    },
    pause,
  )
  return strings
}
