import { OPEN, replyToChange } from '../../testing/changes.ts'

const STEPS = { kind: 'steps', about: 'after' } as const

/** Answers and facts that have the words of requests. */
const ANSWERS: readonly string[] = [
  'remove the old glue',
  'Remove the glue from the edges',
  'we remove the old glue and change the paper',
  'I have to change the blade often',
  'renaming files takes forever',
  'delete the old drawings',
  'drop the boards',
  'take out the nails',
  'take the clamp off',
  'remove the clamps, inspect the frame again',
  'change the sandpaper to a finer one',
  'replace the blade with a new one',
  'we replace the paper with a finer one when it tears',
  'the customer should say what he wants',
  'the label should say which wood it is',
  'the drawing should be called by its number',
  'call the customer',
  'call it a day',
  'they call it off at the last minute',
  'preparation takes forever',
  'the worst is preparation',
  'the glue is more preparation',
  'it takes more preparation',
  'the customer should say what he wants, not what he needs',
  'the label should say oak, not pine',
  'remove the old glue, nobody needs it',
  'delete the old drawings, they are wrong',
  'we drop the boards because they are heavy',
  'take the clamp off, it sticks',
  'it’s more preparation',
  'the boards need more preparation really',
  'checking takes long',
  'finding out what to prepare',
  'we prepare the frame',
  'monitoring the varnish takes long',
  'waiting is part of it',
  'it is hard to confirm the order',
  'we don’t sand enough',
  'we do not measure twice, so the boards are too short',
  'the glue is too old and we throw it away',
  'cut the boards',
  'cut out the pattern',
  'leave out the screws',
  'strike the old lines',
  'discard the offcuts',
  'get rid of the dust',
  'remove the last one',
  'the step ladder is missing',
  'removing step marks from the floor',
  'change the order with the supplier',
  'put the frame to the wall',
  'set the saw to 45 degrees',
  'make the edges smooth',
  'name the boards by room',
  'the first one should be straight',
  'somebody deletes the drawing',
  'we have to remove the glue',
  'you have to remove the glue first',
  'I would remove the glue with a knife',
  'I want to remove the glue before sanding',
  'better call the customer',
  'cutting is not measuring',
  'it is in the wrong place',
  'they rename the drawing and I cannot find it',
]

test.each(
  ANSWERS.flatMap(
    (message) =>
      [
        [message, OPEN],
        [message, STEPS],
      ] as const,
  ),
)('“%s” asks for no change at %j', (message, open) => {
  const { edits, text } = replyToChange(message, { open, state: { latest: ['s2.1', 's2.2'] } })
  expect(edits.filter((edit) => !['addStep', 'addStatement'].includes(edit))).toEqual([])
  expect(text).not.toMatch(/I find no|Then I would|belongs to/)
})
