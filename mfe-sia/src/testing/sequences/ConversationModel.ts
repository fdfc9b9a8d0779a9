import {
  type SiaMessage,
  type SiaMessageId,
  type SiaSession,
  siaSessionId,
} from '@outcome-studio/shared/domain/coach'
import { SiaConversation } from '../../core/SiaConversation.ts'
import { type Client, CoachCloud } from '../CoachCloud.ts'
import { memoryOutbox } from '../memoryOutbox.ts'
import { VirtualTime } from '../VirtualTime.ts'
import type { Step } from './steps.ts'

const STUDY = { jtbd: { uuid: 'job', userInput: '', executor: '' }, jobSteps: [] }
const context = () => ({ study: STUDY, needs: null })
const SESSION: SiaSession = {
  id: siaSessionId('session'),
  studyUuid: 'study',
  title: '',
  createdAt: '2026-03-10T13:00:00.000Z',
  updatedAt: '2026-03-10T13:00:00.000Z',
  removedAt: null,
  needsUuid: null,
}
const WORKING: Client = { isOnline: true, isSignedIn: true, losesNextConfirmation: false }

interface OpenPage {
  readonly client: Client
  readonly conversation: SiaConversation
  readonly close: () => void
}

/** Two pages of one member on one device, and what the member did there. */
export class ConversationModel {
  readonly time = new VirtualTime()
  readonly cloud = new CoachCloud(this.time)
  /** Texts of accepted messages with the message that they followed on screen. */
  readonly accepted = new Map<string, SiaMessageId | null>()
  /** How often an answer may have begun, by message: once, and once for each request to try again. */
  readonly allowed = new Map<SiaMessageId, number>()
  readonly pages: OpenPage[] = []
  readonly #outbox = memoryOutbox()
  #ids = 0
  /** Number of the step, which selects the message that it acts on. */
  #turn = 0

  constructor() {
    this.pages.push(this.#open(), this.#open())
  }

  /** Takes a step. A step that is impossible now does nothing. */
  async run(step: Step): Promise<void> {
    this.#turn += 1
    switch (step.kind) {
      case 'pass':
        return this.time.pass(step.milliseconds)
      case 'kill':
        return this.cloud.kill()
      case 'refuse':
      case 'accept':
        this.cloud.refuses = step.kind === 'refuse' ? 'functions/resource-exhausted' : null
        return
      case 'reload':
        return this.reload(step.page)
      case 'online':
      case 'offline':
        this.page(step.page).client.isOnline = step.kind === 'online'
        this.page(step.page).conversation.resume(context)
        return this.cloud.catchUp()
      case 'expire':
      case 'signIn':
        this.page(step.page).client.isSignedIn = step.kind === 'signIn'
        return
      case 'loseConfirmation':
        this.page(step.page).client.losesNextConfirmation = true
        return
      default:
        this.#act(step.kind, this.page(step.page).conversation)
    }
  }

  /**
   * Returns an open page.
   * @param number index from 0
   * @throws Error for an unknown page
   */
  page(number: number): OpenPage {
    const page = this.pages[number]
    if (!page) throw new Error(`There is no page ${number}.`)
    return page
  }

  /** Closes a page and opens it again on the same device. */
  reload(number: number): void {
    const { client, close } = this.page(number)
    close()
    // Requests of the closed page fail.
    client.isOnline = false
    this.pages[number] = this.#open()
  }

  /** Network, sign-in and server work again. */
  heal(): void {
    this.cloud.refuses = null
    for (const { client, conversation } of this.pages) {
      Object.assign(client, WORKING)
      conversation.resume(context)
    }
    this.cloud.catchUp()
  }

  /**
   * Tries again as the member does, and counts the attempt in `allowed`.
   * @param id of a message or its answer
   */
  retry(conversation: SiaConversation, id: SiaMessageId): void {
    const found = conversation.snapshot().messages.find((message) => message.id === id)
    const message = found?.role === 'coach' ? found.parentId : id
    this.allowed.set(message, (this.allowed.get(message) ?? 1) + 1)
    conversation.retry(id, context)
  }

  /** All messages in the database. */
  stored(): readonly SiaMessage[] {
    return [...this.cloud.messages.values()]
  }

  /** The id of a message that is on the device only; null if there is none with the text. */
  unsent(text: string): SiaMessageId | null {
    return this.#outbox.all().find((message) => message.text === text)?.id ?? null
  }

  #open(): OpenPage {
    const client = { ...WORKING }
    const conversation = new SiaConversation(SESSION, {
      repository: this.cloud.repository(client),
      outbox: this.#outbox,
      timing: this.time,
      newId: () => {
        this.#ids += 1
        return `message${this.#ids}`
      },
      isOnline: () => client.isOnline,
    })
    return { client, conversation, close: conversation.open() }
  }

  #act(
    kind: 'send' | 'stop' | 'retry' | 'retryTwice' | 'edit' | 'choose',
    conversation: SiaConversation,
  ): void {
    const { messages } = conversation.snapshot()
    const any = messages[this.#turn % Math.max(messages.length, 1)]
    const last = messages.at(-1)
    const text = `text ${this.#turn}`
    if (kind === 'stop') conversation.stop()
    if (kind === 'send') {
      // Like a double click: the second call sends nothing.
      if (conversation.send(text, context)) this.#accept(conversation, text)
      if (conversation.send(`${text} again`, context)) throw new Error('A message was sent twice.')
    }
    if (kind === 'edit' && any?.role === 'member' && conversation.edit(any.id, text, context)) {
      this.#accept(conversation, text)
    }
    if ((kind === 'retry' || kind === 'retryTwice') && last) {
      this.retry(conversation, last.id)
      if (kind === 'retryTwice') conversation.retry(last.id, context)
    }
    if (kind === 'choose' && any) {
      const other = any.siblings[(any.index + 1) % any.siblings.length]
      if (other) conversation.choose(other)
    }
  }

  /** Records the message above the one that the member has just sent. */
  #accept(conversation: SiaConversation, text: string): void {
    const { messages } = conversation.snapshot()
    const at = messages.findIndex((message) => message.role === 'member' && message.text === text)
    if (at === -1) throw new Error('A message that was sent is not visible.')
    this.accepted.set(text, messages[at - 1]?.id ?? null)
  }
}
