import type { Pause } from '../base/Pause.ts'
import { readXml } from '../xml/readXml.ts'

/** Built-in number formats for percent (ECMA-376, part 1, 18.8.30). */
const BUILT_IN: readonly number[] = [9, 10]

/**
 * Finds the cell formats that show a number as percent.
 * @param xml the part with the workbook's styles; null if it has none
 * @returns their indexes, to which cells refer
 */
export async function readPercentFormats(xml: string | null, pause: Pause): Promise<ReadonlySet<number>> {
  const numberFormats = new Set(BUILT_IN)
  const cellFormats = new Set<number>()
  let index = 0
  let isInCellFormats = false
  if (xml === null) return cellFormats
  await readXml(
    xml,
    {
      open: (name, attribute) => {
        if (name === 'numFmt' && isPercentCode(attribute('formatCode') ?? '')) {
          numberFormats.add(Number(attribute('numFmtId')))
        }
        if (name === 'cellXfs') isInCellFormats = true
        if (name !== 'xf' || !isInCellFormats) return
        if (numberFormats.has(Number(attribute('numFmtId') ?? 0))) cellFormats.add(index)
        index += 1
      },
      close: (name) => {
        if (name === 'cellXfs') isInCellFormats = false
      },
      text: () => {},
    },
    pause,
  )
  return cellFormats
}

/** A percent sign that is neither in quotation marks nor escaped multiplies by 100. */
const isPercentCode = (code: string): boolean => code.replace(/"[^"]*"|\\./g, '').includes('%')
