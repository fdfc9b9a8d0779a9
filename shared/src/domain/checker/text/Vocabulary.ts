import { EVALUATIVE } from '../vocabulary/evaluative.ts'
import { METRICS } from '../vocabulary/metrics.ts'
import { BRANDS, BRANDS_LIKE_WORDS, SOFT_TECHNOLOGIES, TECHNOLOGIES } from '../vocabulary/solutions.ts'
import { type PhraseList, phraseList } from './PhraseList.ts'
import { readableText } from './readableText.ts'

/** The word lists that custom rules can add to. */
export interface Vocabulary {
  readonly verbs: ReadonlySet<string>
  readonly metrics: ReadonlySet<string>
  readonly evaluative: ReadonlySet<string>
  readonly brands: PhraseList
  /** Brands that are also everyday words. They count only when capitalized as a name. */
  readonly brandsLikeWords: PhraseList
  readonly technologies: PhraseList
  readonly softTechnologies: PhraseList
}

/** Words and phrases to add to each list. */
export interface AddedWords {
  readonly verbs?: readonly string[] | undefined
  readonly metrics?: readonly string[] | undefined
  readonly evaluative?: readonly string[] | undefined
  readonly brands?: readonly string[] | undefined
  readonly technologies?: readonly string[] | undefined
}

export const STANDARD_VOCABULARY: Vocabulary = {
  verbs: new Set(),
  metrics: METRICS,
  evaluative: EVALUATIVE,
  brands: phraseList([BRANDS]),
  brandsLikeWords: phraseList([BRANDS_LIKE_WORDS]),
  technologies: phraseList([TECHNOLOGIES]),
  softTechnologies: phraseList([SOFT_TECHNOLOGIES]),
}

/** The standard word lists with additions. Verbs, metrics and evaluative words are single words. */
export function extendedVocabulary(added: AddedWords): Vocabulary {
  const { verbs, metrics, evaluative, brands, technologies } = STANDARD_VOCABULARY
  return {
    ...STANDARD_VOCABULARY,
    verbs: extended(verbs, added.verbs),
    metrics: extended(metrics, added.metrics),
    evaluative: extended(evaluative, added.evaluative),
    brands: added.brands ? brands.with(added.brands) : brands,
    technologies: added.technologies ? technologies.with(added.technologies) : technologies,
  }
}

function extended(words: ReadonlySet<string>, added: readonly string[] = []): ReadonlySet<string> {
  return new Set([...words, ...added.map((word) => readableText(word).text.toLowerCase())])
}
