import type { Language } from '../language/Language.ts'
import { type PartInPlace, partFeatures } from './partFeatures.ts'

/** How likely people would draft from a part of an answer, from 0 to 1. */
export function factLikelihood(place: PartInPlace, language: Language): number {
  const { classes, classify } = language.judged.parts
  return classify(partFeatures(place, language))[classes.indexOf('fact')] ?? 0
}
