import { isGrowing } from '../../core/answerView.ts'
import type { ShownMessage } from '../../core/ConversationSnapshot.ts'
import type { ConversationModel } from './ConversationModel.ts'

/** Milliseconds after which no request may be pending. */
const AT_LATEST = 60_000

/** How often a member tries again before they give up. */
const ATTEMPTS = 4

/**
 * Ends a sequence and checks the result. Each page must be complete, or become complete by Try again. Then each message
 * must appear once, below the message that it followed.
 * @throws Error that names the first violation
 */
export async function checkEnd(model: ConversationModel): Promise<void> {
  await model.time.pass(AT_LATEST)
  for (const number of model.pages.keys()) requireWayOn(model, number)
  model.heal()
  await model.time.pass(AT_LATEST)
  for (const number of model.pages.keys()) {
    requireWayOn(model, number)
    await finish(model, number)
  }
  await sendUnsent(model)
  checkStored(model)
}

function requireWayOn(model: ConversationModel, number: number): void {
  const { messages } = model.page(number).conversation.snapshot()
  for (const message of messages) {
    const isPending = message.role === 'coach' ? isGrowing(message.state) : message.state === 'sending'
    if (isPending) throw new Error(`Page ${number} still shows ${message.id} as ${message.state}.`)
  }
  const last = messages.at(-1)
  if (last?.role === 'member' && last.state === 'stored') throw new Error('A message ends without a way on.')
}

/** Tries again until the end of the visible branch is whole. */
async function finish(model: ConversationModel, number: number): Promise<void> {
  const { conversation } = model.page(number)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const last = conversation.snapshot().messages.at(-1)
    if (last === undefined || isOver(last)) return
    model.retry(conversation, last.id)
    await model.time.pass(AT_LATEST)
  }
  throw new Error(`Trying again never ends on page ${number}.`)
}

const isOver = ({ state }: ShownMessage): boolean => state === 'whole' || state === 'stopped'

/** Messages that failed are still on the device after a reload, in some branch, and can be sent. */
async function sendUnsent(model: ConversationModel): Promise<void> {
  model.reload(0)
  await model.time.pass(AT_LATEST)
  const { conversation } = model.page(0)
  for (const text of model.accepted.keys()) {
    const id = model.unsent(text)
    if (id === null) continue
    conversation.choose(id)
    if (!conversation.snapshot().messages.some((message) => message.id === id)) {
      throw new Error(`"${text}" cannot be reached.`)
    }
    model.retry(conversation, id)
    await model.time.pass(AT_LATEST)
  }
}

function checkStored(model: ConversationModel): void {
  const byId = new Map(model.stored().map((message) => [message.id, message]))
  for (const [text, parent] of model.accepted) {
    const found = model.stored().filter((each) => each.text === text)
    const [message] = found
    if (!message || found.length > 1) throw new Error(`"${text}" is stored ${found.length} times.`)
    if (message.parentId !== parent) throw new Error(`"${text}" follows ${message.parentId}, not ${parent}.`)
  }
  for (const { id, role, parentId } of byId.values()) {
    const parent = parentId === null ? null : byId.get(parentId)
    if (parent === undefined) throw new Error(`${id} follows ${parentId}, which is not stored.`)
    if (parent?.role === role) throw new Error(`${id} follows ${parentId}, which is of the same role.`)
  }
  for (const [id, count] of model.cloud.begun) {
    const allowed = model.allowed.get(id) ?? 1
    if (count > allowed) throw new Error(`${id} was answered ${count} times instead of at most ${allowed}.`)
  }
}
