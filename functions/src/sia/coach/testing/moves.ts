import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import type { Proposal, ProposedEdit } from '@outcome-studio/shared/domain/coach'
import { converse } from './converse.ts'

/** A study in which facts are told. */
export interface Trade {
  readonly executor: string
  readonly job: string
  readonly steps: readonly string[]
  /** What is told at the question what can go wrong in the first step. */
  readonly told: string
}

export const REPAIR: Trade = {
  executor: 'Appliance technicians',
  job: 'Repair a washing machine',
  steps: ['Find the fault', 'Order the part', 'Replace the part', 'Write the invoice'],
  told: 'the label falls off the hose',
}
export const SHIPPING: Trade = {
  executor: 'Order pickers',
  job: 'Ship the goods to the shops',
  steps: ['Pick the items', 'Pack the cartons', 'Check the load', 'Load the van', 'Deliver the goods'],
  told: 'the labels fall off',
}
export const MOVING: Trade = {
  executor: 'Furniture movers',
  job: 'Relocate a household',
  steps: ['Wrap the dishes', 'Load the truck', 'Unload the truck', 'Assemble the wardrobe'],
  told: 'a mirror breaks',
}
export const KITCHEN: Trade = {
  executor: 'School cooks',
  job: 'Feed the pupils at noon',
  steps: ['Plan the menu', 'Peel the potatoes', 'Cook the meal', 'Serve the plates'],
  told: 'the sauce burns',
}
export const SURGERY: Trade = {
  executor: 'Veterinarians',
  job: 'Cure a sick pet',
  steps: ['Examine the animal', 'Make a diagnosis', 'Prescribe a drug', 'Bill the owner'],
  told: 'the dosage is wrong',
}

export const BIKE: Trade = {
  executor: 'Bike mechanics',
  job: 'Service a bicycle',
  steps: ['Inspect the frame', 'Adjust the brakes', 'Replace the chain', 'Test ride the bike'],
  told: 'the light is too weak',
}
export const LAB: Trade = {
  executor: 'Lab technicians',
  job: 'Process a blood sample',
  steps: ['Register the sample', 'Centrifuge the sample', 'Run the analysis', 'Report the results'],
  told: 'the barcode is unreadable',
}

/** A study of a trade, with statements by their texts under their steps. */
export const studyOf = (
  { executor, job, steps }: Trade,
  statements: Readonly<Record<string, string>> = {},
): CheckedStudy => ({
  jtbd: { uuid: 'job', executor, userInput: job },
  jobSteps: steps.map((userInput) => ({
    uuid: userInput,
    userInput,
    category: 'Execute',
    outcomeStatements: Object.entries(statements)
      .filter(([, step]) => step === userInput)
      .map(([text]) => ({ uuid: text, userInput: text })),
  })),
})
/** Passes over the question what takes long. */
export const SKIP = 'skip'
const where = (edit: ProposedEdit): string =>
  edit.kind === 'moveStatement'
    ? `${edit.text} > ${edit.stepId}`
    : edit.kind === 'addStatement'
      ? `+ ${edit.text} > ${edit.stepId}`
      : edit.kind

/** The coach's last reply to messages, with each card as its text and step. */
export function replyIn(
  trade: Trade,
  messages: readonly string[],
  decide?: (proposal: Proposal) => 'accepted' | 'rejected' | null,
) {
  const { turns } = converse([SKIP, ...messages], {
    study: studyOf(trade),
    ...(decide === undefined ? {} : { decide }),
  })
  const turn = turns.at(-1)
  return {
    text: turn?.text ?? '',
    choices: turn?.choices ?? [],
    cards: (turn?.proposals ?? []).map(({ edit }) => where(edit)),
  }
}
