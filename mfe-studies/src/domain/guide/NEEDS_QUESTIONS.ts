import type { NeedLayer } from '@outcome-studio/shared/domain/needs'

/** One field of a question. */
export interface QuestionField {
  /** Key of its answer. */
  readonly id: string
  readonly label: string
  /** An example. That of a list fits any job, because the document already says which one it is. */
  readonly placeholder: string
  /** Whether each line of the answer becomes a goal. */
  readonly isList: boolean
  /** The layer that the answer goes to; null for the executor and the industry. */
  readonly layer: NeedLayer | null
  /** Words that a goal begins with, put before an answer that lacks them; empty for none. */
  readonly prefix: string
}

/** One question of the guided start. */
export interface NeedsQuestion {
  readonly id: 'executor' | 'job' | 'vertical' | 'outcomes' | 'related' | 'feelings' | 'product'
  readonly title: string
  /** Why it is asked, in a sentence or two. */
  readonly help: string
  readonly fields: readonly QuestionField[]
}

const list = (layer: NeedLayer, field: Omit<QuestionField, 'isList' | 'layer' | 'prefix'>, prefix = '') => ({
  ...field,
  layer,
  prefix,
  isList: true,
})

/** The questions of the guided start in their order: from an empty document to a map with all six layers. */
export const NEEDS_QUESTIONS: readonly NeedsQuestion[] = [
  {
    id: 'executor',
    title: 'Who gets the job done?',
    help: 'One role: the people who do it, not those who pay for it or install things.',
    fields: [
      {
        id: 'executor',
        label: 'Executor',
        placeholder: 'For example: Trip organizers',
        isList: false,
        layer: null,
        prefix: '',
      },
    ],
  },
  {
    id: 'job',
    title: 'What do they try to get done?',
    help: 'A verb and its object, without a product: people did it 30 years ago and will in 20 years.',
    fields: [
      {
        id: 'job',
        label: 'Core job',
        placeholder: 'For example: Prepare a trip for a group',
        isList: false,
        layer: 'core',
        prefix: '',
      },
    ],
  },
  {
    id: 'vertical',
    title: 'In which industry?',
    help: 'We use it to choose the examples you see. Leave it out of the job itself.',
    fields: [
      {
        id: 'vertical',
        label: 'Vertical',
        placeholder: 'For example: Travel and hospitality',
        isList: false,
        layer: null,
        prefix: '',
      },
    ],
  },
  {
    id: 'outcomes',
    title: 'What could go better while they do it?',
    help: 'Think of one part of the job at a time.',
    fields: [
      list(
        'outcomes',
        {
          id: 'slow',
          label: 'It takes a long time to …',
          placeholder: 'find out what is missing before the start',
        },
        'Minimize the time it takes to',
      ),
      list(
        'outcomes',
        {
          id: 'wrong',
          label: 'It can happen that …',
          placeholder: 'a detail is overlooked when time is short',
        },
        'Minimize the likelihood that',
      ),
      list(
        'outcomes',
        {
          id: 'waste',
          label: 'It is a waste of effort when …',
          placeholder: 'a step has to be repeated after a mistake',
        },
        'Minimize the number of times that',
      ),
    ],
  },
  {
    id: 'related',
    title: 'What else do they try to get done?',
    help: 'Jobs before, beside or after this one that also stand on their own.',
    fields: [
      list('related', {
        id: 'related',
        label: 'Related jobs',
        placeholder: 'Teach the job to a newcomer',
      }),
    ],
  },
  {
    id: 'feelings',
    title: 'How do they want to feel, and how do they want to be seen?',
    help: 'Feelings decide between solutions that do the job equally well.',
    fields: [
      list(
        'emotional',
        { id: 'feel', label: 'They want to feel …', placeholder: 'confident about the result' },
        'Feel',
      ),
      list(
        'emotional',
        { id: 'seen', label: 'They want to be perceived as …', placeholder: 'someone to rely on' },
        'Be perceived as',
      ),
    ],
  },
  {
    id: 'product',
    title: 'What does it take to own the product, and what does it cost?',
    help: 'From buying it to disposing of it, and the costs that whoever pays wants to reduce.',
    fields: [
      list('consumption', {
        id: 'chain',
        label: 'What they do with the product',
        placeholder: 'Clean the product after use',
      }),
      list(
        'financial',
        { id: 'cost', label: 'What costs the buyer too much', placeholder: 'repairs' },
        'Minimize the cost of',
      ),
    ],
  },
]
