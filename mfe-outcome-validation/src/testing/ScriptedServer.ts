import type { AutomationRequest, OutcomeAutomationResult } from '@outcome-studio/shared/domain/automation'
import type { Remark } from '@outcome-studio/shared/domain/study'

type StudyRequest = Extract<AutomationRequest, { automationEntity: 'study' }>
type Answer = Partial<OutcomeAutomationResult>

/** Answers to validations, with a warning on every text that is asked about; it can be held, and can fail. */
export class ScriptedServer {
  readonly requests: StudyRequest[] = []
  /** What an answer has beside the warnings. */
  more: (request: StudyRequest) => Answer = () => ({})
  readonly #failures = new Map<number, Error>()
  readonly #held = new Map<number, Promise<void>>()

  /** Lets one request fail. @param index of all requests, from 0 */
  failAt(index: number, error: Error): void {
    this.#failures.set(index, error)
  }

  /** Lets the answer to one request wait until the returned function is called. @param index of all requests, from 0 */
  holdAt(index: number): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held.set(index, promise)
    return resolve
  }

  run = async (request: AutomationRequest): Promise<OutcomeAutomationResult> => {
    if (request.automationEntity !== 'study') throw new Error('A study is validated as one.')
    const index = this.requests.push(request) - 1
    await this.#held.get(index)
    const failure = this.#failures.get(index)
    if (failure) throw failure
    const asked = Array.isArray(request.only) ? request.only : []
    const remarks = Object.fromEntries(asked.map((uuid) => [uuid, [lexerRemark('O2')]]))
    return { remarks, verLexer: '2', ...this.more(request) }
  }

  /** The uuids that were asked about, part by part; null for the rules about the whole study. */
  get parts(): readonly (readonly string[] | null)[] {
    return this.requests.map(({ only }) => (Array.isArray(only) ? only : null))
  }
}

export const lexerRemark = (ruleId: string): Remark => ({
  ruleId,
  severity: 'warning',
  message: `${ruleId} says so.`,
  span: null,
  suggestion: null,
  source: 'lexer',
})

export const judgeRemark = (ruleId: string): Remark => ({ ...lexerRemark(ruleId), source: 'judge' })
