import type { Needs } from '@outcome-studio/shared/domain/needs'
import {
  applyNeedsOperation,
  checkGoal,
  goalId,
  goalsInLayer,
  NEED_LAYERS,
  needsUuid,
  newGoal,
  newNeeds,
  suggestLayer,
} from '@outcome-studio/shared/domain/needs'
import { arrangeNeeds } from '@outcome-studio/shared/domain/testing'
import { answerOperations, type NeedsAnswers, nextQuestion, rewriteAnswers } from './answerOperations.ts'
import { answerTexts, checkAnswer } from './answerTexts.ts'
import { NEEDS_EXAMPLE } from './NEEDS_EXAMPLE.ts'
import { NEEDS_QUESTIONS } from './NEEDS_QUESTIONS.ts'
import { VERTICALS, verticalGuide } from './VERTICALS.ts'

const idMaker = () => {
  let next = 0
  return () => goalId(`new${next++}`)
}
const texts = (needs: Needs) => needs.goals.map(({ text }) => text)

describe('industries', () => {
  test('there are about ten with unique names, the general one first', () => {
    expect(VERTICALS.length).toBeGreaterThanOrEqual(10)
    expect(new Set(VERTICALS.map(({ name }) => name)).size).toBe(VERTICALS.length)
    expect(VERTICALS[0]?.name).toBe('General')
  })

  test.each(
    VERTICALS.flatMap(({ name, guide }) => NEED_LAYERS.map((layer) => [name, layer, guide] as const)),
  )(
    'every example of %s in %s is a goal that the checker has nothing to say about',
    (_name, layer, guide) => {
      const { placeholder, examples } = guide[layer]
      expect(placeholder).toContain(examples[0])
      expect(examples.length).toBeGreaterThan(1)
      for (const text of examples) {
        expect([text, checkGoal(newGoal({ id: goalId('g'), layer, text }))]).toEqual([text, []])
        expect([text, suggestLayer({ layer, text })]).toEqual([text, null])
      }
    },
  )

  test.each([
    ['health care', 'Health care'],
    [' Hospitals ', 'Health care'],
    ['Private banking', 'Banking and insurance'],
    ['Freight', 'Logistics'],
    ['', 'General'],
    ['Astronomy', 'General'],
  ])('%j is guided by %s', (written, name) => {
    expect(verticalGuide(written)).toBe(VERTICALS.find((each) => each.name === name)?.guide)
  })
})

describe('the worked example', () => {
  test('has about 25 goals in all layers, with states, as an operation could have made it', () => {
    expect(NEEDS_EXAMPLE.goals.length).toBeGreaterThanOrEqual(20)
    for (const layer of NEED_LAYERS) expect(goalsInLayer(NEEDS_EXAMPLE, layer)).not.toEqual([])
    expect(NEEDS_EXAMPLE.states.length).toBeGreaterThan(5)
    expect(arrangeNeeds(NEEDS_EXAMPLE)).toEqual(NEEDS_EXAMPLE)
    expect(nextQuestion(NEEDS_EXAMPLE)).toBeNull()
  })

  test.each(NEEDS_EXAMPLE.goals.map((goal) => [goal.text, goal] as const))('“%s” is fine', (_text, goal) => {
    expect(checkGoal(goal)).toEqual([])
  })
})

describe('the guided start', () => {
  const ANSWERS: readonly NeedsAnswers[] = [
    { executor: ' Home cooks ' },
    { job: 'prepare a meal for guests' },
    { vertical: 'Food' },
    {
      slow: '- [ ] find out what guests cannot eat before a dinner.\n\nPlan the order of dishes when several need the oven',
      wrong: 'a dish gets cold before it is served',
      waste: 'Minimize the amount of food left over after a meal',
    },
    { related: 'Entertain guests\nentertain guests' },
    { feel: 'proud of a dish\nAvoid feeling embarrassed by a failure', seen: 'a generous host' },
    { chain: 'Clean the oven after use', cost: 'ingredients for a dinner' },
  ]
  const empty = newNeeds(needsUuid('needs'))

  test('has at most seven questions with unique fields', () => {
    expect(NEEDS_QUESTIONS.length).toBeLessThanOrEqual(7)
    const fields = NEEDS_QUESTIONS.flatMap((question) => question.fields.map(({ id }) => id))
    expect(new Set(fields).size).toBe(fields.length)
  })

  test('leads from nothing to a map whose goals are fine, one question at a time', () => {
    const newId = idMaker()
    let needs = empty
    for (const [at, answers] of ANSWERS.entries()) {
      const question = nextQuestion(needs)
      expect(question?.id).toBe(NEEDS_QUESTIONS[at]?.id)
      if (question) needs = applyNeedsOperation(needs, answerOperations(question, answers, needs, newId))
    }
    expect(nextQuestion(needs)).toBeNull()
    expect([needs.vertical, needs.goals[0]?.executor]).toEqual(['Food', 'Home cooks'])
    expect(texts(needs)).toEqual([
      'Prepare a meal for guests',
      'Minimize the time it takes to find out what guests cannot eat before a dinner',
      'Minimize the time it takes to plan the order of dishes when several need the oven',
      'Minimize the likelihood that a dish gets cold before it is served',
      'Minimize the amount of food left over after a meal',
      'Entertain guests',
      'Feel proud of a dish',
      'Avoid feeling embarrassed by a failure',
      'Be perceived as a generous host',
      'Clean the oven after use',
      'Minimize the cost of ingredients for a dinner',
    ])
    expect(needs.goals.flatMap((goal) => checkGoal(goal))).toEqual([])
  })

  test('has examples of goals that are fine themselves, in any industry', () => {
    const fields = NEEDS_QUESTIONS.flatMap((question) => question.fields).filter(({ isList }) => isList)
    const goals = fields.flatMap((field) =>
      answerTexts(field, field.placeholder).map((text) =>
        newGoal({ id: goalId('example'), layer: field.layer ?? 'core', text }),
      ),
    )
    expect(goals.flatMap((goal) => checkGoal(goal))).toEqual([])
    expect(goals.map(({ text }) => text)).toEqual([
      'Minimize the time it takes to find out what is missing before the start',
      'Minimize the likelihood that a detail is overlooked when time is short',
      'Minimize the number of times that a step has to be repeated after a mistake',
      'Teach the job to a newcomer',
      'Feel confident about the result',
      'Be perceived as someone to rely on',
      'Clean the product after use',
      'Minimize the cost of repairs',
    ])
  })

  test('goes on where the document stops, and passes over what was skipped', () => {
    const started = applyNeedsOperation(empty, {
      kind: 'insertGoal',
      index: 0,
      goal: newGoal({ id: goalId('core'), layer: 'core', text: 'Prepare a meal' }),
    })
    expect(nextQuestion(started)?.id).toBe('executor')
    expect(nextQuestion(started, ['executor', 'vertical'])?.id).toBe('outcomes')
    expect(
      nextQuestion(
        empty,
        NEEDS_QUESTIONS.map(({ id }) => id),
      ),
    ).toBeNull()
  })

  test('an action is no feeling: it is said so, and not joined with "Feel"', () => {
    const [feel, seen] = NEEDS_QUESTIONS.find(({ id }) => id === 'feelings')?.fields ?? []
    if (!feel || !seen) throw new Error('The question about feelings has two fields.')
    expect(checkAnswer(feel, 'confident about a choice\nhire a moving company')).toEqual([
      '“hire a moving company”: This is something people do. Write how they want to feel, for example "Feel confident about a decision".',
    ])
    expect(checkAnswer(seen, 'hire a moving company')).toEqual([
      '“hire a moving company”: This is something people do. Write how others should see them, for example "Be perceived as a careful planner".',
    ])
    expect(checkAnswer(feel, 'to feel safe')).toEqual([
      '“to feel safe”: Start with "Feel", so that all of them read alike.',
    ])
    expect(answerTexts(feel, 'hire a moving company\nto feel safe\nproud')).toEqual([
      'Hire a moving company',
      'To feel safe',
      'Feel proud',
    ])
    for (const [at, question] of NEEDS_QUESTIONS.entries())
      for (const field of question.fields)
        expect(checkAnswer(field, ANSWERS[at]?.[field.id] ?? '')).toEqual([])
  })

  test('an answer written again changes nothing, and an empty one neither', () => {
    for (const [at, question] of NEEDS_QUESTIONS.entries()) {
      expect(answerOperations(question, {}, empty, idMaker())).toEqual({ kind: 'batch', operations: [] })
      const answers = ANSWERS[at] ?? {}
      const once = applyNeedsOperation(empty, answerOperations(question, answers, empty, idMaker()))
      expect(applyNeedsOperation(once, answerOperations(question, answers, once, idMaker()))).toBe(once)
    }
  })

  test('the finished answers to a question replace the unfinished ones', () => {
    const newId = idMaker()
    for (const [at, question] of NEEDS_QUESTIONS.entries()) {
      const answers = ANSWERS[at] ?? {}
      const cut = Object.fromEntries(Object.entries(answers).map(([id, text]) => [id, text.slice(0, -2)]))
      const unfinished = applyNeedsOperation(empty, answerOperations(question, cut, empty, newId))
      const written = unfinished.goals.map(({ id }) => id)
      const finished = applyNeedsOperation(
        unfinished,
        rewriteAnswers(question, answers, written, unfinished, newId),
      )
      const atOnce = applyNeedsOperation(empty, answerOperations(question, answers, empty, newId))
      expect(texts(finished)).toEqual(texts(atOnce))
      expect([finished.vertical, finished.goals[0]?.executor]).toEqual([
        atOnce.vertical,
        atOnce.goals[0]?.executor,
      ])
    }
  })
})
