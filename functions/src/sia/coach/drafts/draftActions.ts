import { capitalized } from '@outcome-studio/shared/domain/base'
import { readStatement } from '@outcome-studio/shared/domain/checker'
import { clauseVerb } from '../messages/isClause.ts'
import { spokenAction } from './spokenAction.ts'
import { baseOf } from './verbForms.ts'
import { withoutLeadIn } from './withoutLeadIn.ts'

/** "our app helps hosts seat guests": the job is what comes after, without the product. */
const PRODUCT =
  /^.{0,120}?\b(?:helps?|lets?|allows?|enables?|makes? it easy for)\s+(?:\p{L}+\s+){1,3}?(?:to\s+)?(?=\p{L}+\s+\p{L})/iu

/** The forms of an answer as a job or job step, likeliest first: a verb in base form and its object. */
export function draftActions(answer: string): readonly string[] {
  const text = withoutLeadIn(answer)
  const withoutProduct = text.replace(PRODUCT, '')
  const forms = [withoutProduct, text].flatMap((each) => {
    const spoken = spokenAction(each)
    return spoken === null ? [withBase(each), afterSubject(each)] : [`${spoken.base}${spoken.rest}`]
  })
  return [...new Set(forms.flatMap((form) => (form === null ? [] : [capitalized(form)])))]
}

/** "finding a table" as "find a table". */
function withBase(text: string): string | null {
  const statement = readStatement(text)
  const first = statement.words[0]
  if (first === undefined) return null
  const base = baseOf(first.key)
  return base === undefined ? text : `${base}${text.slice(first.end)}`
}

/** "they look for a table" as "look for a table". */
function afterSubject(text: string): string | null {
  const statement = readStatement(text)
  const at = clauseVerb(statement)
  const verb = statement.words[at]
  if (verb === undefined) return null
  const base = baseOf(verb.key)
  return base === undefined ? null : `${base}${text.slice(verb.end)}`
}
