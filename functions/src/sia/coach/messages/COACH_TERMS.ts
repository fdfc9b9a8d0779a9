/** A term of the method that the coach explains on request. */
export interface CoachTerm {
  /** How members ask for it, in lower case. */
  readonly names: readonly string[]
  /** Markdown. */
  readonly explanation: string
}

/** The terms of the method (docs/method.md §1 to §6), shortest useful explanation first. */
export const COACH_TERMS: readonly CoachTerm[] = [
  {
    names: [
      'outcome',
      'outcomes',
      'outcome statement',
      'outcome statements',
      'desired outcome',
      'desired outcomes',
      'need',
      'needs',
    ],
    explanation:
      'An **outcome statement** says how people measure success at one step: a direction, a metric and what it is about. For example: *Minimize the time it takes to find a table that seats the whole party.* It names no product and no target number, so it stays true whatever is built.',
  },
  {
    names: ['job', 'jobs', 'core job', 'job to be done', 'jtbd', 'functional job'],
    explanation:
      'The **job** is what people try to get done, whatever they use for it: a verb and its object, such as *Seat guests* or *Pass on knowledge*. It was true thirty years ago and will be in thirty.',
  },
  {
    names: ['executor', 'job executor', 'executors'],
    explanation:
      'The **executor** is the group of people who get the job done, such as *Restaurant hosts*. Not whoever buys the product or installs it.',
  },
  {
    names: ['step', 'steps', 'job step', 'job steps', 'job map'],
    explanation:
      'A **job step** is a part of the job that has to be done on the way, such as *Find a free table*. It says what gets done, not how well, and never which product is used. All steps together are the job map.',
  },
  {
    names: ['metric', 'metrics', 'measure'],
    explanation:
      'The **metric** is what gets measured: usually the *time* it takes, the *likelihood* that something goes wrong, or the *amount* of something that is lost.',
  },
  {
    names: ['direction', 'directions'],
    explanation:
      'The **direction** is *Minimize* or *Increase*. Nearly all good statements start with *Minimize*.',
  },
  {
    names: ['category', 'categories'],
    explanation:
      'Every job map has the same eight **categories**: Define, Locate, Prepare, Confirm, Execute, Monitor, Modify and Conclude. They help you notice steps that are missing.',
  },
  {
    names: ['opportunity', 'opportunity score', 'importance', 'satisfaction', 'opportunities'],
    explanation:
      '**Opportunity** is importance + max(importance − satisfaction, 0), from 0 to 20. Outcomes that matter a lot and are badly met score above 12. Importance and satisfaction come from a survey.',
  },
  {
    names: ['clarifier', 'context', 'object'],
    explanation:
      'The **clarifier** says when or where a statement applies, such as *at peak hours*. Leave it out if the statement is always true.',
  },
  {
    names: ['related job', 'related jobs'],
    explanation:
      'A **related job** is something else the same people get done before, beside or after the core job.',
  },
  {
    names: ['emotional job', 'emotional jobs', 'social job', 'social jobs', 'emotional and social jobs'],
    explanation:
      'An **emotional job** is how people want to feel while they get the job done; a **social job** is how they want to be seen by others.',
  },
  {
    names: ['consumption chain', 'consumption chain job', 'consumption chain jobs'],
    explanation:
      '**Consumption chain jobs** are what it takes to have a product at all: purchase it, set it up, learn it, clean it, repair it, dispose of it.',
  },
  {
    names: ['financial outcome', 'financial outcomes'],
    explanation: 'A **financial outcome** is what whoever pays wants to spend or lose less on.',
  },
  {
    names: ['proposal', 'proposals', 'card', 'cards'],
    explanation:
      'A **proposal** is an edit that I suggest. Nothing enters your study until you choose *Accept*. *Edit* lets you reword it first, and you can undo everything.',
  },
]
