/** What a message of the member is, before anything is drafted from it. */
export const MESSAGE_KINDS = [
  'answer',
  'dontKnow',
  'correction',
  'question',
  'command',
  'confirm',
  'offTopic',
  'emotional',
  'otherLanguage',
] as const

export type MessageKind = (typeof MESSAGE_KINDS)[number]
