import type { ConversationFact } from '../domain/facts/conversationFacts.ts'

const TITLES: Readonly<Partial<Record<ConversationFact['about'], string>>> = {
  draft: 'Drafts to decide',
  unclear: 'Not clear yet',
}

interface FactGroup {
  readonly title: string | undefined
  readonly facts: readonly ConversationFact[]
}

/** Facts by what they are about, in the order of the list. */
export const factGroups = (facts: readonly ConversationFact[]): readonly FactGroup[] =>
  [...Map.groupBy(facts, ({ about }) => about)].map(([about, listed]) => ({
    title: TITLES[about],
    facts: listed,
  }))
