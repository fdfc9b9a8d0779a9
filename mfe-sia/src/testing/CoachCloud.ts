import type { SiaBudget } from '@outcome-studio/shared/callables/siaChat'
import {
  type CoachMessage,
  type LinePreview,
  type MemberMessage,
  SIA_ANSWER_LEASE,
  type SiaMessage,
  type SiaMessageId,
} from '@outcome-studio/shared/domain/coach'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { ConversationRepository, PreviewLines } from '../core/ports.ts'
import type { VirtualTime } from './VirtualTime.ts'

/** The network and the account of one page. */
export interface Client {
  isOnline: boolean
  isSignedIn: boolean
  /** Loses the next confirmation of a write: the message is stored, but the page gets an error. */
  losesNextConfirmation: boolean
}

interface Watcher {
  readonly client: Client
  readonly onMessages: (messages: readonly SiaMessage[]) => void
  isLate: boolean
}

type Question = Parameters<ConversationRepository['ask']>[0]
type AskOptions = Parameters<ConversationRepository['ask']>[1]

const LATENCY = 40
const WORD_EVERY = 150
const APPEND_EVERY = 1_000

/** Database and function of the coach in memory, with the flow and the failures of the real ones. */
export class CoachCloud {
  readonly messages = new Map<SiaMessageId, SiaMessage>()
  /** Number of calls that began an answer, by the message answered. */
  readonly begun = new Map<SiaMessageId, number>()
  /** What each answer says, word by word. */
  words: readonly string[] = ['Who ', 'does ', 'the ', '**job** ', 'that ', 'you ', 'study?']
  /** Fields of whole answers besides their words. */
  ending: Partial<Pick<CoachMessage, 'choices' | 'state'>> = {}
  /** Calls that are refused with this code, for a busy server. */
  refuses: string | null = null
  budget: SiaBudget | null = null
  /** What lines would become; those of which nothing is said here get no draft. */
  readonly previews = new Map<string, Partial<LinePreview>>()
  /** Lines that were previewed, oldest first. */
  readonly previewed: string[] = []
  readonly #time: VirtualTime
  readonly #watchers = new Set<Watcher>()
  /** Incremented by each kill: writes of an earlier process have no effect. */
  #process = 0

  constructor(time: VirtualTime) {
    this.#time = time
  }

  /** Ends the function's process: answers stop growing without an error. */
  kill(): void {
    this.#process += 1
  }

  /** Notifies pages that were offline of all changes. */
  catchUp(): void {
    for (const watcher of this.#watchers) if (watcher.isLate) this.#tell(watcher)
  }

  /** The repository of one page. */
  repository(client: Client): ConversationRepository {
    return {
      watchMessages: (_key, onMessages) => this.#watch({ client, onMessages, isLate: false }),
      send: (_session, message) => this.#store(client, message),
      ask: (question, options) => this.#ask(client, question, options),
      requestStop: (_key, answerId) => this.#write(client, answerId, () => ({ stopRequested: true })),
      decide: (_key, answerId, proposal, decision) =>
        this.#write(client, answerId, ({ decisions: { [proposal]: _before, ...others } }) => ({
          decisions: decision ? { ...others, [proposal]: decision } : others,
        })),
    }
  }

  /** Previews lines for one page. */
  preview(client: Client): PreviewLines {
    return async ({ lines }) => {
      this.previewed.push(...lines)
      await this.#reach(client)
      return {
        lines: lines.map((line) => ({
          drafts: [],
          remarks: [],
          isKnown: false,
          step: null,
          ...this.previews.get(line),
        })),
      }
    }
  }

  #watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    this.#tell(watcher)
    return () => this.#watchers.delete(watcher)
  }

  #tell(watcher: Watcher): void {
    this.#time.after(LATENCY, () => {
      if (!this.#watchers.has(watcher)) return
      watcher.isLate = !watcher.client.isOnline
      if (!watcher.isLate) watcher.onMessages([...this.messages.values()].map((message) => ({ ...message })))
    })
  }

  #put(message: SiaMessage): void {
    this.messages.set(message.id, message)
    for (const watcher of this.#watchers) this.#tell(watcher)
  }

  async #reach(client: Client): Promise<void> {
    await this.#time.wait(LATENCY)
    if (!client.isOnline) throw new StudioError('cen/offline')
    if (!client.isSignedIn) throw new StudioError('cen/sign-in-required')
  }

  async #store(client: Client, message: MemberMessage): Promise<void> {
    await this.#reach(client)
    if (!this.messages.has(message.id)) this.#put(message)
    await this.#time.wait(LATENCY)
    if (client.losesNextConfirmation || !client.isOnline) {
      client.losesNextConfirmation = false
      throw new StudioError('cen/offline')
    }
  }

  async #write(
    client: Client,
    id: SiaMessageId,
    change: (stored: CoachMessage) => Partial<CoachMessage>,
  ): Promise<void> {
    await this.#reach(client)
    const stored = this.messages.get(id)
    if (stored?.role === 'coach') this.#put({ ...stored, ...change(stored) })
  }

  async #ask(client: Client, question: Question, { onChunk, signal }: AskOptions) {
    await this.#reach(client)
    signal.throwIfAborted()
    if (this.refuses !== null) throw Object.assign(new Error('refused'), { code: this.refuses })
    const earlier = this.messages.get(question.answerId)
    if (earlier) return { answer: earlier, budget: this.budget }
    if (!this.messages.has(question.messageId)) throw Object.assign(new Error('?'), { code: 'not-found' })
    const answer = await this.#grow(client, question, onChunk, signal)
    return { answer, budget: this.budget }
  }

  async #grow(
    client: Client,
    { answerId: id, messageId }: Question,
    onChunk: (text: string) => void,
    signal: AbortSignal,
  ): Promise<SiaMessage> {
    const time = this.#time
    const process = this.#process
    this.begun.set(messageId, (this.begun.get(messageId) ?? 0) + 1)
    const at = () => new Date(time.now()).toISOString()
    const growsUntil = () => new Date(time.now() + SIA_ANSWER_LEASE).toISOString()
    this.#put({ ...EMPTY_ANSWER, id, parentId: messageId, createdAt: at(), growsUntil: growsUntil() })
    let text = ''
    let appended = time.now()
    const append = (status: CoachMessage['status']) => {
      const stored = this.messages.get(id)
      if (stored?.role === 'coach') {
        const ending = status === 'whole' ? this.ending : {}
        this.#put({ ...stored, ...ending, text, status, growsUntil: growsUntil() })
      }
      return this.messages.get(id) as CoachMessage
    }
    for (const word of this.words) {
      await time.wait(WORD_EVERY)
      // A killed process leaves its callers without an answer.
      if (process !== this.#process) return new Promise(() => {})
      if (signal.aborted) return append('stopped')
      text += word
      if (client.isOnline) onChunk(word)
      if (time.now() - appended >= APPEND_EVERY) {
        appended = time.now()
        if (append('growing').stopRequested) return append('stopped')
      }
    }
    const answer = append('whole')
    if (!client.isOnline) throw new StudioError('cen/offline')
    return answer
  }
}

const EMPTY_ANSWER: Omit<CoachMessage, 'id' | 'parentId' | 'createdAt' | 'growsUntil'> = {
  role: 'coach',
  text: '',
  status: 'growing',
  by: 'rules',
  verPrompt: '',
  notice: null,
  choices: [],
  proposals: [],
  decisions: {},
  stopRequested: false,
  state: '',
}
