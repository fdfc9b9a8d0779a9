import type { FindInText } from '../Rule.ts'
import { cachedByWord } from '../text/cachedByWord.ts'
import { spanOf } from '../text/edits.ts'
import { phraseList } from '../text/PhraseList.ts'
import type { Word } from '../text/Statement.ts'
import { ARTICLES, EMPTY_OBJECTS } from '../vocabulary/functionWords.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { readOutcome } from './readOutcome.ts'

const FILLERS = wordSet(`
  it takes to of that do doing get gets getting done finish finished finishing complete completed completing perform performed
  performing spent required needed is are not right well achieve achieving reach reaching occur occurs happen happens arise
  arises thing things succeed succeeds
`)
/** Objects that fit every outcome, with or without an adjective. */
const THE_JOB = wordSet(
  'job work project goal goals task process success failure results outcomes performance problems issues mistake mistakes error errors',
)
/** Nouns that leave open what goes wrong, even in named circumstances: "problems when boarding". */
const TROUBLE = wordSet('problem problems issue issues difficulties trouble troubles')
const OPENERS = wordSet('when whenever while during before after')
const ADJECTIVES = wordSet('poor good bad better possible whole entire overall total desired')

/** What is saved in other words for "save time": "the amount of time saved". "Lives saved" are a measure. */
const SAVINGS = wordSet('time money effort cost costs hours minutes days')
const SAVED = wordSet('saved savings')
/** Words before a saving that only count it. */
const QUANTITIES = wordSet('amount number quantity share percentage level total')
/** Names for a job as a whole, before the job itself: "the task of organizing a funeral". */
const NAMES_OF_JOBS = wordSet('job task work process activity')
const SUCCESSFUL = wordSet('successful unsuccessful')
const CHANCES = wordSet('likelihood chance chances probability odds risk')
const GETTING = wordSet('get have')
/** Words that open what gets done as a whole. "A scan" is a part. */
const WHOLE = wordSet('the everything all')
const DONE = wordSet('done finished completed')
/** Maximum number of words between "get" and "done": "get the payroll of a small company done". */
const LONGEST_OBJECT = 6
/** Phrases for the whole length of a job. */
const wholeLengths = phraseList([
  `from start to finish | from beginning to end | from start to end | from first to last | from end to end |
  over the course of | in the course of | over the length of | throughout the whole | throughout the entire | throughout the year | throughout the season | all year | all season |
  from the first day`,
])

/** What is said of a whole job: "the likelihood that the wedding is a success". */
const verdicts = phraseList([
  `is a success | are a success | is a failure | goes well | go well | goes as planned | goes according to plan | go as planned |
  goes smoothly | works out | turns out well`,
])

/** O12: an object such as "the job" or "it" does not name what to improve. */
export const findRestatedJob: FindInText = (statement, vocabulary) => {
  const at = readOutcome(statement, vocabulary)?.metric?.at
  if (at === undefined) return []
  const { words } = statement
  const isOpen =
    isEmptyObject(words, at) ||
    isSaving(words, at) ||
    isSuccess(words, at) ||
    (words.some(({ key }) => isOfWhole(key)) && (isWholeJob(words, at) || isVerdict(words, at)))
  return isOpen
    ? [
        {
          message: 'Say which part of the job this is about.',
          span: spanOf(statement, at + 1, statement.words.length - 1),
        },
      ]
    : []
}

const isNoObject = cachedByWord((key) => FILLERS.has(key) || ARTICLES.has(key) || ADJECTIVES.has(key))
const isOfAnyJob = cachedByWord((key) => THE_JOB.has(key) || EMPTY_OBJECTS.has(key))
/** Words without which nothing is said of the job as a whole. */
const isOfWhole = cachedByWord(
  (key) => NAMES_OF_JOBS.has(key) || GETTING.has(key) || wholeLengths.tells(key) || verdicts.tells(key),
)

/** "the time it takes to do the job", "the likelihood of problems when boarding" */
function isEmptyObject(words: readonly Word[], metric: number): boolean {
  let isOfJob = metric + 1 < words.length
  let [isTrouble, troubles] = [true, 0]
  for (let at = metric + 1; at < words.length && (isOfJob || isTrouble); at += 1) {
    const key = words[at]?.key ?? ''
    if (isNoObject(key)) continue
    if (isTrouble && (OPENERS.has(key) || key === 'at')) {
      if (troubles > 0) return true
      isTrouble = false
    }
    isTrouble &&= TROUBLE.has(key)
    troubles += 1
    isOfJob &&= isOfAnyJob(key)
  }
  return isOfJob
}

const isVerdict = (words: readonly Word[], metric: number): boolean =>
  words.some((_word, index) => index > metric && verdicts.lengthAt(words, index) > 0)

/** "the time saved when …", "the amount of time saved" */
function isSaving(words: readonly Word[], metric: number): boolean {
  const isCounted = QUANTITIES.has(words[metric]?.key ?? '') && words[metric + 1]?.key === 'of'
  const at = isCounted ? metric + 2 : metric
  return SAVINGS.has(words[at]?.key ?? '') && SAVED.has(words[at + 1]?.key ?? '')
}

/** "the likelihood of a successful wedding" */
const isSuccess = (words: readonly Word[], metric: number): boolean =>
  words[metric + 1]?.key === 'of' &&
  SUCCESSFUL.has(words[metric + (ARTICLES.has(words[metric + 2]?.key ?? '') ? 3 : 2)]?.key ?? '') &&
  CHANCES.has(words[metric]?.key ?? '')

/** "the time it takes to grow vegetables from start to finish", "to get the payroll done", "the task of …ing" */
function isWholeJob(words: readonly Word[], metric: number): boolean {
  const isDuration = words[metric + 1]?.key === 'it' && words[metric + 2]?.key === 'takes'
  return words.some(({ key }, index) => {
    if (index <= metric) return false
    if (isDuration && wholeLengths.lengthAt(words, index) > 0) return true
    if (NAMES_OF_JOBS.has(key) && words[index - 1]?.key === 'the' && words[index + 1]?.key === 'of') {
      const next = words[index + 2]?.key ?? ''
      return next.endsWith('ing') || (key === 'job' && ARTICLES.has(next))
    }
    return GETTING.has(key) && WHOLE.has(words[index + 1]?.key ?? '') && isGotDone(words, index + 1)
  })
}

const isGotDone = (words: readonly Word[], from: number): boolean =>
  words.slice(from + 1, from + LONGEST_OBJECT).some(({ key }) => DONE.has(key))
