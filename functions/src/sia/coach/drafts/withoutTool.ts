import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { Language, Token } from '../language/Language.ts'

/** What work is done with today, and could be done without. */
const TOOLS = wordSet(
  `app application software scanner computer laptop tablet smartphone spreadsheet excel calculator printer camera drone robot
  saw drill knife grinder cutter mixer ladle trowel vacuum crane forklift machine screwdriver hammer chisel plane sander
  website intranet database program programme chatbot form template`,
)
const BY = wordSet('with using by via through in on into')
const DETERMINING = wordSet('the a an our my their his her this')
/** Whoever does this to a tool works on the tool, or needs what it has. */
const ON_TOOLS = wordSet(
  `find open close start stop repair replace clean wash fix buy get log sign put place fit install insert remove load feed
  compare match deal work fill help connect set adjust mount fasten attach charge move carry lift wait see look step drop`,
)
const CIRCUMSTANCES = wordSet('when while before after if during until')
const NAMING: ReadonlySet<string> = new Set(['NOUN', 'ADJ', 'PROPN', 'VERB'])

const TIME = 'Minimize the time it takes to '

/** A statement on how long something takes, without the tool that it is done with today (docs/method.md §4, O5). */
export const withoutTool = (statement: string, language: Language): string =>
  statement.startsWith(TIME)
    ? `${TIME}${actionWithoutTool(statement.slice(TIME.length), language)}`
    : statement

/**
 * What is done, without the tool that it is done with: "cut the corners with the wet saw" as "cut the corners", where
 * what is left is an action with its object. Takes time linear in the length.
 */
function actionWithoutTool(told: string, language: Language): string {
  const tokens = language.tokensOf(`to ${told}`).slice(1)
  const end = tokens.findIndex(({ key }, at) => at > 0 && CIRCUMSTANCES.has(key))
  const action = end < 0 ? tokens : tokens.slice(0, end)
  const tool = action.at(-1)
  if (tool === undefined || !TOOLS.has(tool.key) || ON_TOOLS.has(tokens[0]?.base ?? '')) return told
  let start = action.length - 1
  while (start > 0 && NAMING.has(action[start - 1]?.tag ?? '') && !BY.has(action[start - 1]?.key ?? ''))
    start -= 1
  if (DETERMINING.has(action[start - 1]?.key ?? '')) start -= 1
  const by = action[start - 1]
  if (by === undefined || !BY.has(by.key) || !hasObject(action.slice(0, start - 1))) return told
  const kept = placeOf(told, tokens, start - 1)
  const rest = end < 0 ? '' : ` ${told.slice(placeOf(told, tokens, end))}`
  return `${told.slice(0, kept).trim()}${rest}`
}

const hasObject = (action: readonly Token[]): boolean =>
  action.slice(1).some(({ tag }) => tag === 'NOUN' || tag === 'PROPN')

/** Where the word at a place begins in the text. */
function placeOf(text: string, tokens: readonly Token[], at: number): number {
  let place = 0
  for (const token of tokens.slice(0, at)) place = text.indexOf(token.text, place) + token.text.length
  return text.indexOf(tokens[at]?.text ?? '', place)
}
