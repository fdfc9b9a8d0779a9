import type { SiaBudget } from '@outcome-studio/shared/callables/siaChat'
import { createListeners } from '@outcome-studio/shared/domain/base'
import {
  type Decision,
  type ProposalId,
  type SiaMessage,
  type SiaMessageId,
  type SiaSession,
  siaMessageId,
} from '@outcome-studio/shared/domain/coach'
import { type BranchPicks, picksFor, visibleBranch } from '../domain/conversation/conversationTree.ts'
import { Answers } from './Answers.ts'
import { buildSnapshot, parentOfNext } from './buildSnapshot.ts'
import { type ConversationSnapshot, EMPTY_SNAPSHOT } from './ConversationSnapshot.ts'
import { Decisions } from './Decisions.ts'
import { type FailureKind, failureOf } from './failureOf.ts'
import { isSendable } from './isSendable.ts'
import { Outgoing } from './Outgoing.ts'
import type { ConversationPorts, ReadContext } from './ports.ts'
import { sessionWith } from './sessionWith.ts'
import { TextChannel } from './TextChannel.ts'
import { withIdentity } from './withIdentity.ts'

/**
 * One session with the coach on this page. A message is stored before the coach is asked, and every further attempt
 * uses the same id. Each state ends in a whole answer, or in a failure that `retry` can resolve.
 */
export class SiaConversation {
  readonly #ports: ConversationPorts
  readonly #session: SiaSession
  readonly #outgoing: Outgoing
  readonly #answers: Answers
  readonly #decisions: Decisions
  readonly #texts: TextChannel
  readonly #listeners = createListeners()
  #listed: readonly SiaMessage[] = []
  #picks: BranchPicks = new Map()
  readonly #stopping = new Set<SiaMessageId>()
  #isLoaded = false
  /** Of a resumption before the messages were loaded. */
  #resumed: ReadContext | null = null
  #loadFailure: FailureKind | null = null
  #budget: SiaBudget | null = null
  #snapshot: ConversationSnapshot = EMPTY_SNAPSHOT

  constructor(session: SiaSession, ports: ConversationPorts) {
    const { timing, repository } = ports
    this.#session = session
    this.#ports = ports
    this.#texts = new TextChannel(timing)
    this.#answers = new Answers({
      timing,
      onChange: () => this.#update(),
      onGrowth: (id) => this.#texts.grew(id),
      onBudget: (budget) => {
        this.#budget = budget
      },
    })
    this.#decisions = new Decisions({
      write: (answerId, proposal, decision) => repository.decide(this.#key, answerId, proposal, decision),
      stored: (id) => this.#answers.stored(id),
      onChange: () => this.#update(),
    })
    this.#outgoing = new Outgoing({
      ...ports,
      store: (message) => repository.send(sessionWith(session, message), message),
      onChange: () => this.#update(),
      // Another tab with the same message may have asked already.
      onStored: ({ id }, context) =>
        this.#listed.some(({ role, parentId }) => role === 'coach' && parentId === id) ||
        this.#ask(id, context),
    })
  }

  /** Listens to the database. Returns the release, after which the server still completes answers. */
  open(): () => void {
    const release = this.#ports.repository.watchMessages(
      this.#key,
      (messages) => this.#receive(messages),
      (error) => {
        this.#loadFailure = failureOf(error)
        this.#update()
      },
    )
    return () => {
      release()
      this.#answers.release()
      this.#outgoing.release()
      this.#texts.release()
    }
  }

  /** Returns the release. */
  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener)

  readonly snapshot = (): ConversationSnapshot => this.#snapshot

  /** Calls back when the text of an answer grows, at most once per frame. Returns the release. */
  subscribeText(id: SiaMessageId, listener: () => void): () => void {
    return this.#texts.subscribe(id, listener)
  }

  /** The longer one of the streamed and the stored text of an answer. */
  textOf(id: SiaMessageId): string {
    return this.#answers.view(id).text
  }

  /** Sends a message at the end of the visible branch. Returns whether it was accepted. */
  send(text: string, context: ReadContext): boolean {
    if (this.#snapshot.block !== null) return false
    return this.#post(text, parentOfNext(this.#snapshot.messages, this.#answers), context)
  }

  /** Sends another version of a message; both stay reachable. Stops an answer that is growing. */
  edit(id: SiaMessageId, text: string, context: ReadContext): boolean {
    const edited = this.#find(id)
    if (edited?.role !== 'member') return false
    if (isSendable(text)) this.stop()
    return this.#post(text, edited.parentId, context)
  }

  /** Stores a message that is not stored, or asks for another answer. @param id of the message or of its answer */
  retry(id: SiaMessageId, context: ReadContext): void {
    const found = this.#find(id)
    const message = found?.role === 'coach' ? this.#find(found.parentId) : found
    if (message?.role !== 'member' || this.#answers.isAsked(message.id)) return
    this.stop()
    const unsent = this.#outgoing.find(message.id)
    if (unsent) this.#outgoing.send(message, context)
    else this.#ask(message.id, context)
  }

  /**
   * Sends the last message of the visible branch if it could not be sent offline, once the messages are loaded. Call it
   * when the page is online.
   */
  resume(context: ReadContext): void {
    this.#resumed = this.#isLoaded ? null : context
    const last = this.#snapshot.messages.at(-1)
    if (last?.role === 'member') this.#outgoing.resume(last.id, context)
  }

  /** Stops the answer that is growing, and keeps its text. */
  stop(): void {
    for (const { id, state } of this.#snapshot.messages)
      if (state === 'sending') this.#outgoing.cancelAnswer(id)
    for (const { id } of this.#answers.growing()) {
      this.#answers.stop(id)
      this.#requestStop(id)
    }
    this.#update()
  }

  /** Makes a message of another branch visible. */
  choose(id: SiaMessageId): void {
    this.#picks = picksFor(this.#messages(), this.#picks, id)
    this.#update()
  }

  /**
   * Shows a decision about a proposal at once, and resolves when it is recorded.
   * @param decision null to remove it
   */
  decide(answerId: SiaMessageId, proposal: ProposalId, decision: Decision | null): Promise<void> {
    return this.#decisions.decide(answerId, proposal, decision)
  }

  /** Whether a decision about a proposal is being recorded; about any without arguments. */
  isDeciding(answerId?: SiaMessageId, proposal?: ProposalId): boolean {
    return this.#decisions.isDeciding(answerId, proposal)
  }

  get #key() {
    return { studyUuid: this.#session.studyUuid, sessionId: this.#session.id }
  }

  #post(text: string, parentId: SiaMessageId | null, context: ReadContext): boolean {
    if (!isSendable(text)) return false
    const { newId, timing } = this.#ports
    const createdAt = new Date(timing.now()).toISOString()
    const message = {
      id: siaMessageId(newId()),
      role: 'member',
      text: text.trim(),
      createdAt,
      parentId,
    } as const
    this.#outgoing.send(message, context)
    this.choose(message.id)
    return true
  }

  #ask(messageId: SiaMessageId, context: ReadContext): void {
    const { repository, isOnline } = this.#ports
    const answerId = this.#answers.nextId(messageId)
    this.#answers.ask(repository, { ...this.#key, messageId, answerId, ...context() }, isOnline())
    this.#picks = new Map(this.#picks).set(messageId, answerId)
    this.#update()
  }

  #receive(messages: readonly SiaMessage[]): void {
    this.#listed = withIdentity(messages, this.#listed)
    this.#isLoaded = true
    this.#loadFailure = null
    this.#outgoing.receive(new Set(messages.map(({ id }) => id)))
    this.#answers.receive(this.#listed)
    this.#decisions.receive()
    for (const id of this.#answers.unwanted()) this.#requestStop(id)
    this.#update()
    if (this.#resumed) this.resume(this.#resumed)
  }

  #requestStop(id: SiaMessageId): void {
    if (this.#stopping.has(id)) return
    this.#stopping.add(id)
    // After a failure, the next change of the answer repeats the request.
    const done = () => this.#stopping.delete(id)
    this.#ports.repository.requestStop(this.#key, id).then(done, done)
  }

  #messages(): readonly SiaMessage[] {
    return [...this.#listed, ...this.#outgoing.messages(), ...this.#answers.unlisted()]
  }

  #find(id: SiaMessageId): SiaMessage | undefined {
    return this.#messages().find((message) => message.id === id)
  }

  #update(): void {
    this.#snapshot = buildSnapshot(this.#snapshot, {
      // Before the stored messages are loaded, those on the device have no known place.
      branch: this.#isLoaded || this.#loadFailure ? visibleBranch(this.#messages(), this.#picks) : [],
      outgoing: this.#outgoing,
      answers: this.#answers,
      decisions: this.#decisions,
      isLoaded: this.#isLoaded,
      loadFailure: this.#loadFailure,
      budget: this.#budget,
    })
    this.#listeners.notify()
  }
}
