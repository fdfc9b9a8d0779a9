import { phraseList } from '../../checker/text/PhraseList.ts'
import type { Statement } from '../../checker/text/Statement.ts'
import { STANDARD_VOCABULARY } from '../../checker/text/Vocabulary.ts'
import { wordSet } from '../../checker/vocabulary/wordSet.ts'

/** Verbs of the consumption chain (docs/method.md §5). */
export const CONSUMPTION_VERBS = [
  'purchase',
  'receive',
  'install',
  'set up',
  'learn',
  'transport',
  'clean',
  'store',
  'maintain',
  'upgrade',
  'repair',
  'dispose',
] as const

const USUAL = phraseList(CONSUMPTION_VERBS)

/** Other verbs for the same, with the usual one. */
const SYNONYMS: readonly (readonly [usual: string, others: ReturnType<typeof phraseList>])[] = [
  ['Purchase', phraseList(['buy | order | acquire'])],
  ['Receive', phraseList(['get | obtain'])],
  ['Set up', phraseList(['configure | assemble | put together'])],
  ['Learn', phraseList(['learn how to use | learn to use | understand'])],
  ['Transport', phraseList(['move | carry'])],
  ['Clean', phraseList(['wash | wipe | sanitize'])],
  ['Maintain', phraseList(['service | look after'])],
  ['Upgrade', phraseList(['update | replace'])],
  ['Repair', phraseList(['fix | mend'])],
  ['Dispose of', phraseList(['discard | throw away | get rid of | scrap | recycle'])],
]

/** Things that people buy and own, in addition to named products and technologies. */
const PRODUCTS = wordSet(`
  product products device devices machine machines equipment tool tools appliance appliances system systems unit units
  solution kit kits package subscription license accessory accessories attachment attachments hardware app apps software
`)

/** Number of words of a usual verb at the start; 0 for none. */
export const usualVerb = ({ words }: Statement): number => USUAL.lengthAt(words, 0)

interface OtherVerb {
  readonly usual: string
  readonly length: number
}

/** A verb at the start that means the same as a usual one; null if there is none. */
export function otherVerb({ words }: Statement): OtherVerb | null {
  const found = SYNONYMS.map(([usual, others]) => ({ usual, length: others.lengthAt(words, 0) }))
  const [longest] = found.toSorted((one, other) => other.length - one.length)
  return longest !== undefined && longest.length > 0 ? longest : null
}

/** Whether a text is about buying, owning or retiring a product: "install the device". */
export function isAboutProduct(statement: Statement): boolean {
  const length = usualVerb(statement) || otherVerb(statement)?.length
  if (!length) return false
  const { words } = statement
  const { brands, technologies } = STANDARD_VOCABULARY
  return words.some(
    ({ key }, at) =>
      at >= length &&
      (PRODUCTS.has(key) || brands.lengthAt(words, at) > 0 || technologies.lengthAt(words, at) > 0),
  )
}
