import type { SiaMessage, SiaMessageId } from '@outcome-studio/shared/domain/coach'

/** A message of the visible branch. */
export interface BranchEntry {
  readonly message: SiaMessage
  /** Messages that answer or follow the same one, this one included, oldest first. */
  readonly siblings: readonly SiaMessageId[]
  /** Place of the message among its siblings. */
  readonly index: number
}

/** The message chosen among siblings, by their parent's id; null stands for the beginning. */
export type BranchPicks = ReadonlyMap<SiaMessageId | null, SiaMessageId>

/**
 * The messages from the first to the last one of a branch. Without a pick, the branch with the latest message is
 * followed. A message whose parent is missing, or that follows itself, stands at the beginning, so that every message is
 * reachable. Of two messages with one id, the first counts.
 */
export function visibleBranch(messages: readonly SiaMessage[], picks: BranchPicks): readonly BranchEntry[] {
  const tree = conversationTree(messages)
  const branch: BranchEntry[] = []
  for (let parent: SiaMessageId | null = null; ; ) {
    const children: readonly SiaMessage[] = tree.childrenOf(parent)
    const picked = picks.get(parent)
    const message = children.find(({ id }) => id === picked) ?? tree.latestOf(children)
    if (message === undefined) return branch
    branch.push({ message, siblings: children.map(({ id }) => id), index: children.indexOf(message) })
    parent = message.id
  }
}

/** The picks that make a message visible, added to others. An unknown message changes nothing. */
export function picksFor(
  messages: readonly SiaMessage[],
  picks: BranchPicks,
  messageId: SiaMessageId,
): BranchPicks {
  const { parentOf } = conversationTree(messages)
  const extended = new Map(picks)
  for (let id: SiaMessageId | null = messageId; id !== null; ) {
    const parent = parentOf(id)
    if (parent === undefined) return picks
    extended.set(parent, id)
    id = parent
  }
  return extended
}

interface ConversationTree {
  /** Oldest first. */
  readonly childrenOf: (parent: SiaMessageId | null) => readonly SiaMessage[]
  /** undefined for an unknown message. */
  readonly parentOf: (id: SiaMessageId) => SiaMessageId | null | undefined
  /** The one with the latest descendant. */
  readonly latestOf: (siblings: readonly SiaMessage[]) => SiaMessage | undefined
}

function conversationTree(messages: readonly SiaMessage[]): ConversationTree {
  const byId = new Map<SiaMessageId, SiaMessage>()
  for (const message of messages) if (!byId.has(message.id)) byId.set(message.id, message)
  const sorted = [...byId.values()].sort(oldestFirst)
  const parents = findParents(sorted, byId)

  const children = new Map<SiaMessageId | null, SiaMessage[]>([[null, []]])
  for (const { id } of sorted) children.set(id, [])
  for (const message of sorted) children.get(parents.get(message.id) ?? null)?.push(message)

  const latest = new Map<SiaMessageId, SiaMessage>()
  for (const message of parentsFirst(children).reverse()) {
    const descendants = (children.get(message.id) ?? []).map(({ id }) => latest.get(id) ?? message)
    latest.set(message.id, [message, ...descendants].sort(oldestFirst).at(-1) ?? message)
  }
  const latestIn = (message: SiaMessage) => latest.get(message.id) ?? message
  return {
    childrenOf: (parent) => children.get(parent) ?? [],
    parentOf: (id) => parents.get(id),
    latestOf: (siblings) =>
      [...siblings].sort((one, other) => oldestFirst(latestIn(one), latestIn(other))).at(-1),
  }
}

/** Parents without cycles: the oldest message of a cycle has none. */
function findParents(
  sorted: readonly SiaMessage[],
  byId: ReadonlyMap<SiaMessageId, SiaMessage>,
): ReadonlyMap<SiaMessageId, SiaMessageId | null> {
  const parents = new Map<SiaMessageId, SiaMessageId | null>()
  for (const { id, parentId } of sorted) {
    parents.set(id, parentId !== null && byId.has(parentId) ? parentId : null)
  }
  const isConnected = new Set<SiaMessageId>()
  for (const { id: start } of sorted) {
    const path = new Set<SiaMessageId>()
    for (let id: SiaMessageId | null = start; id !== null && !isConnected.has(id); ) {
      path.add(id)
      const parent: SiaMessageId | null = parents.get(id) ?? null
      if (parent !== null && path.has(parent)) {
        parents.set(oldestOfCycle(parent, parents, byId), null)
        break
      }
      id = parent
    }
    for (const id of path) isConnected.add(id)
  }
  return parents
}

function oldestOfCycle(
  start: SiaMessageId,
  parents: ReadonlyMap<SiaMessageId, SiaMessageId | null>,
  byId: ReadonlyMap<SiaMessageId, SiaMessage>,
): SiaMessageId {
  const cycle: SiaMessage[] = []
  let id: SiaMessageId | null = start
  do {
    const message = byId.get(id)
    if (message) cycle.push(message)
    id = parents.get(id) ?? null
  } while (id !== null && id !== start)
  return cycle.sort(oldestFirst)[0]?.id ?? start
}

function parentsFirst(children: ReadonlyMap<SiaMessageId | null, readonly SiaMessage[]>): SiaMessage[] {
  const ordered = [...(children.get(null) ?? [])]
  for (let at = 0; at < ordered.length; at += 1) {
    const message = ordered[at]
    if (message) ordered.push(...(children.get(message.id) ?? []))
  }
  return ordered
}

function oldestFirst(one: SiaMessage, other: SiaMessage): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? -1 : 1
  return one.id < other.id ? -1 : 1
}
