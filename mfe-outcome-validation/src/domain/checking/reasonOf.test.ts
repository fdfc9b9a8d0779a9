import { BAD_OUTCOMES } from '@outcome-studio/shared/domain/testing'
import { JOB_FAULTS } from './faults/JOB_FAULTS.ts'
import { STATEMENT_FAULTS } from './faults/STATEMENT_FAULTS.ts'
import { STUDY_FAULTS } from './faults/STUDY_FAULTS.ts'
import { RULE_EXAMPLES } from './RULE_EXAMPLES.ts'
import { reasonOf } from './reasonOf.ts'
import { remarksOnExample } from './testing/remarksOnExample.ts'

/** Further texts with messages that no example has. */
const MORE: readonly (readonly [ruleId: string, text: string])[] = [
  ['J1', 'The repair of a roof'],
  ['J3', 'Reduce food waste'],
  ['J5', 'Click the submit button'],
  ['J5', 'Import the data into SPSS'],
  ['J5', 'Lend books to readers through a mobile app'],
  ['J5', 'Inspect rotor blades by drone'],
  ['J5', 'Share a file with PhotoNest'],
  ['J5', 'Find a home, e.g. quickly'],
  ['J2', 'Recover at home after a hip replacement'],
  ['J6', 'Screen the donor, send the sample'],
  ['O4', 'Minimize the time it takes to bake bread without increasing the cost'],
  ['O5', 'Minimize the likelihood that the simulation software predicts the wrong flow'],
  ['O5', 'Minimize the time it takes to upload documents to the portal'],
  ['O5', 'Minimize the time it takes to enter an address in RouteMaster'],
  ['O5', 'Minimize the time it takes to write a macro in SAS'],
  ['O18', 'Minimize the percentage of calls that are answered'],
]

/** A message without the words that it quotes from a text. */
const inGeneral = (message: string): string =>
  message
    .replace(/"[^"]*"/g, '"…"')
    .replace(/: \S.* what\?$/, ': … what?')
    .replace(/\d+/g, 'N')

const FAULTS = [...JOB_FAULTS, ...STATEMENT_FAULTS, ...STUDY_FAULTS]

describe('the examples of a fault', () => {
  test.each(
    FAULTS.flatMap((fault) => fault.examples.bad.map((text) => [fault.ruleId, text, fault] as const)),
  )('%s: "%s" has exactly this fault', (ruleId, text, fault) => {
    const reasons = remarksOnExample(ruleId, text)
      .filter((remark) => remark.ruleId === ruleId)
      .map(reasonOf)
    expect(new Set(reasons)).toEqual(new Set([fault]))
  })

  test.each(FAULTS.flatMap((fault) => fault.examples.good.map((text) => [fault.ruleId, text] as const)))(
    '%s: "%s" keeps to the rule',
    (ruleId, text) => {
      expect(remarksOnExample(ruleId, text).map((remark) => remark.ruleId)).not.toContain(ruleId)
    },
  )
})

/** The title of the reason of each message. */
const REASONS: Readonly<Record<string, string>> = {
  'E1: Job executor: name a role instead of "…" or "…".': 'Name a role as executor',
  'E1: Job executor: name a role instead of a person.': 'Name a role, not a person',
  'E1: Job executor: name one role. Two roles need a study each.': 'Name one role as executor',
  'E1: Job executor: name the role without a product.': 'Name the executor without a product',
  'E1: Job executor: name what the person does, not age or income.': 'Name the executor by what they do',
  'J12: "…" has no clear end. What is done when the job is done?': 'Let it have an end',
  'J13: "…" is one person. Name the role instead.': 'Name a role, not a person',
  'J13: "…" pins this to one case. Leave it out.': 'Leave out dates, times, sums and addresses',
  'J13: "…" speaks of one person. Write it so that it holds for everyone who does this job.':
    'Leave out "I", "my" and "your"',
  'J13: Is "…" a name? A job holds for every case, so it names none.': 'Leave out names',
  'J1: "…" describes a state. Say what the person gets done.': 'Say what gets done, not a state',
  'J1: "…" is a feeling or a wish. Say what the person gets done.': 'Say what gets done, not a wish',
  'J1: "…" is not a verb. Start with a verb in its base form, such as "…" or "…".':
    'Start with a verb in base form',
  'J1: "…" is not the base form of the verb. Start with a verb in its base form, such as "…" or "…".':
    'Start with a verb in base form',
  'J1: Is "…" a verb? Start with a verb in its base form, such as "…" or "…".':
    'Start with a word that can only be a verb',
  'J1: Leave out "…" and start with the verb.': 'Start with the verb itself',
  'J1: This is a sentence about "…". Start with a verb in its base form, such as "…" or "…".':
    'Name the job, not what happens',
  'J2: Add an object: … what?': 'Name what the verb is about',
  'J2: Name the thing itself, so that the sentence stands on its own.': 'Name the thing itself',
  'J3: "…" hides a second measure. Leave it out, or measure it in a statement of its own.':
    'Say what gets done, not how well',
  'J3: "…" says how well it goes. That belongs in the outcome statements.':
    'Say what gets done, not how well',
  'J3: This is an outcome statement. Say what gets done; write the measure as an outcome of a step.':
    'Write a measure as an outcome statement',
  'J4: "…" is about a feeling or how others see someone. Map it as an emotional or social job in the Needs Framework.':
    'Keep feelings apart',
  'J5: "…" is a technology. Say it so that it holds whatever solution is used.': 'Name no solution',
  'J5: "…" is an action in a tool. Say what it brings about. Say it so that it holds whatever solution is used.':
    'Say what the operation brings about',
  'J5: "…" is the name of a product or maker. Say it so that it holds whatever solution is used.':
    'Name no solution',
  'J5: "…" may be a solution. Say it so that it holds whatever solution is used.': 'Name no solution',
  'J5: "…" may be the name of a product. Say it so that it holds whatever solution is used.':
    'Name no solution',
  'J5: "…" says which technology is used. What gets done with it?': 'Use a verb that names no technology',
  'J5: Does this operate a control or a screen? Say what it brings about.':
    'Say what the operation brings about',
  'J5: This is tied to one solution. Describe what gets done, not the means.': 'Leave out the means',
  'J5: This ties the job to one solution. Describe what gets done, not the means.': 'Leave out the means',
  'J6: Are these two goals? If one word covers both, use it; else keep one.':
    'Check whether these are two goals',
  'J6: These are two goals. Keep one, and write the other as a job or step of its own.': 'Keep to one goal',
  "J7: This sounds like a vendor's goal. What is the person who does the job trying to get done?":
    "Take the executor's view",
  'J7: This sounds like what a product does. What is the person trying to get done?':
    'Say what people do, not what a product does',
  'J7: Who does this job? Say it from their view.': 'Say it from the view of those who do it',
  'J8: This happens to people. What do they try to get done then?': 'Name the job, not the situation',
  'J9: Is this a single step? Ask why it is done, and name the whole job.':
    'Name the whole job, not one step of it',
  'J9: This is an aspiration. What gets done on the way there?': 'Name a job, not a wish for life',
  'O10: This is a feeling. Map it as an emotional job in the Needs Framework, and measure what causes it here.':
    'Measure no feeling',
  'O11: This describes a step. An outcome measures how fast, how reliably or with how little waste the step gets done.':
    'A step is no outcome',
  'O12: Say which part of the job this is about.': 'Say more than the job does',
  'O13: Elsewhere this study says "…". If "…" is the same thing, use one word for it.':
    'One word for one thing',
  'O13: Elsewhere this study writes "…".': 'One spelling for one word',
  'O14: This says the same as outcome statement N.N.': 'Say each outcome once',
  'O15: What does "…" refer to? Name it, since people rate the statement without its step.':
    'Let it stand on its own',
  'O16: Drop the benefit (“so that …”). End the statement before it.': 'Stop before the benefit',
  'O17: When does this count? Add the circumstances, such as "…", "…" or "…".': 'Say when it counts',
  'O18: Do people want more of this, or less? "…" asks for less of it.': 'Point in the wanted direction',
  'O18: Do people want more of this, or less? "…" asks for more of it.': 'Point in the wanted direction',
  'O19: This says no more than the job. Which part of it should go faster, surer or with less waste?':
    'Say more than this study’s job',
  'O1: Start with a direction and a measure, such as "…" or "…".': 'Start with a direction',
  'O20: "…" is who does this job. Write it as they live it, without naming them.':
    'Leave out who does the job',
  'O2: Use "…" for the direction, so that all statements read alike.': 'Use Minimize or Increase',
  'O3: Can this be measured? Say which time, likelihood, number or amount of it.': 'Say how it is measured',
  'O3: Say what is measured: the time, the likelihood, the number …': 'Name a measure after the direction',
  'O3: This cannot be measured. Use a measure such as time, likelihood, number or amount.': 'Name a measure',
  'O4: Are these two outcomes? If they can come out differently, write a statement for each.':
    'Check whether these are two outcomes',
  'O4: Say what the measure is of.': 'Say what the measure is of',
  'O4: These are two measures. Write a statement for each.': 'Keep to one measure of one thing',
  'O5: "…" is a technology. Say it so that it holds whatever solution is used.': 'Name no solution',
  'O5: "…" is the name of a product or maker. Say it so that it holds whatever solution is used.':
    'Name no solution',
  'O5: "…" may be a solution. Say it so that it holds whatever solution is used.': 'Name no solution',
  'O5: "…" may be the name of a product. Say it so that it holds whatever solution is used.':
    'Name no solution',
  'O5: This is tied to one solution. Describe what gets done, not the means.':
    'Leave out the device or program',
  'O5: This ties the outcome to one solution. Describe what gets done, not the means.':
    'Leave out the device or program',
  'O6: "…" means different things to different readers. Say what is measured.': 'Avoid evaluative words',
  'O7: "…" hides a second measure. Leave it out, or measure it in a statement of its own.':
    'Leave out adverbs of manner',
  'O8: "…" is seen from outside. Write it as the one who does the job lives it.':
    'Say what the performer lives',
  'O8: "…" speaks of one person. Write it so that it holds for everyone who does this job.':
    'Leave out "I", "my" and "your"',
  'O9: "…" is a target. Leave it out: the statement says what to measure, and people say how well it is met.':
    'Set no target',
  'O9: Is "…" a target? If so, leave it out: the statement says what to measure, and people say how well it is met.':
    'Check whether the number is a target',
  'S1: The study has N job step; N to N usually cover a job.': 'Have 8 to 20 job steps',
  'S2: This step has N outcome statement; N to N keep it complete and readable.':
    'Have 3 to 25 outcome statements per step',
  'S2: This step has N outcome statements; N to N keep it complete and readable.':
    'Have 3 to 25 outcome statements per step',
  'S3: N outcome statement so far. A complete study usually has N to N.': 'Have 50 to 150 outcome statements',
  'S3: N outcome statements so far. A complete study usually has N to N.':
    'Have 50 to 150 outcome statements',
  'S4: No job step has a category yet. Choose one for each step, or sort the steps in the job map.':
    'Give each step a category',
}

const SEEN = [
  ...FAULTS.flatMap(({ ruleId, examples }) => examples.bad.map((text) => [ruleId, text] as const)),
  ...Object.entries(RULE_EXAMPLES).flatMap(([ruleId, { bad }]) => bad.map((text) => [ruleId, text] as const)),
  ...BAD_OUTCOMES.map((text) => ['O1', text] as const),
  ...MORE,
]

test('every message of the checker has the reason of its own fault', () => {
  const found = new Map(
    SEEN.flatMap(([ruleId, text]) =>
      remarksOnExample(ruleId, text).map(
        (remark) =>
          [`${remark.ruleId}: ${inGeneral(remark.message)}`, reasonOf(remark)?.title ?? 'none'] as const,
      ),
    ),
  )
  expect(Object.fromEntries(found)).toEqual(REASONS)
})

test('the message about some categories has the reason of the rule', () => {
  const message = 'No job step is in Define. Add one, or say in the job map why the category does not apply.'
  expect(reasonOf({ ruleId: 'S4', message })?.title).toBe('Cover the eight categories')
})

test('a custom rule has no reason', () => {
  expect(reasonOf({ ruleId: 'Our own rule', message: 'Say it in our words.' })).toBeNull()
})
