import { straightApostrophes } from '../../base/foldText.ts'
import type { FindInText, Rule } from '../Rule.ts'
import { phraseList } from '../text/PhraseList.ts'
import { readableText } from '../text/readableText.ts'
import { readStatement } from '../text/readStatement.ts'
import { compilePattern } from './compilePattern.ts'
import type { CustomPattern, RequiredTerms, RulesConfig } from './RulesConfig.ts'

/** The rules that custom rules add to the method's. */
export function ownRules({ patterns = [], required = [] }: RulesConfig): readonly Rule[] {
  return [
    ...patterns.filter(({ off }) => off !== true).map((each) => ownRule(each, findPattern(each))),
    ...required.filter(({ off }) => off !== true).map((each) => ownRule(each, findMissingTerm(each))),
  ]
}

function ownRule({ id, entities, severity, message }: CustomPattern | RequiredTerms, find: FindInText): Rule {
  return {
    id,
    entities,
    severity,
    check: 'code',
    title: message,
    explanation: 'A rule that was added to those of the method.',
    find,
  }
}

/** A pattern is searched for in the text as the rules read it, so its apostrophes are straight as well. */
function findPattern({ pattern, message }: CustomPattern): FindInText {
  const straight = compilePattern(straightApostrophes(pattern))
  // A range of characters may end with an apostrophe, and cannot be changed.
  const reading = 'refused' in straight ? compilePattern(pattern) : straight
  if ('refused' in reading) throw new Error(`A pattern that was refused cannot be used: ${reading.refused}`)
  return ({ text }) => {
    const readable = readableText(text)
    return reading.compiled
      .find(readable.text)
      .map(({ start, end }) => ({ message, span: readable.around(start, end) }))
  }
}

/** A term matches literally, ignoring case. */
function findMissingTerm({ terms, message }: RequiredTerms): FindInText {
  const list = phraseList(
    terms.map((term) =>
      readStatement(term)
        .words.map(({ key }) => key)
        .join(' '),
    ),
  )
  return ({ words }) =>
    words.some((_word, index) => list.lengthAt(words, index) > 0) ? [] : [{ message, span: null }]
}
