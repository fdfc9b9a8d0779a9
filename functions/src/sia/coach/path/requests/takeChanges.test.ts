import { readCoachState } from '@outcome-studio/shared/domain/coach'
import { OPEN, replyToChange } from '../../testing/changes.ts'

const CATEGORY: readonly (readonly [string, string])[] = [
  ['Inspect is a preparation step', 's3 > Prepare'],
  ['inspect the frame is a confirm step', 's3 > Confirm'],
  ['inspecting belongs to Confirm', 's3 > Confirm'],
  ['step 3 should be Prepare', 's3 > Prepare'],
  ['step 3 should be prepare pls', 's3 > Prepare'],
  ['Step 3 is Confirm, not Execute.', 's3 > Confirm'],
  ['watching is monitoring, not execution', 's4 > Monitor'],
  ['that’s monitoring, not execution', 's1 > Monitor'],
  ['please put step 4 into Monitor', 's4 > Monitor'],
  ['put the inspection under confirm', 's3 > Confirm'],
  ['change the category of step 3 to Confirm', 's3 > Confirm'],
  ['category of step 1 should be Prepare', 's1 > Prepare'],
  ['can you move "Watch the varnish" to the Monitor column?', 's4 > Monitor'],
  ['step 1: prepare', 's1 > Prepare'],
  ['Inspect the frame -> Confirm', 's3 > Confirm'],
  ['measuring is part of preparation', 's1 > Prepare'],
  ['the step measure the boards belong to preparation', 's1 > Prepare'],
  ['no, measuring the boards is not execution but preparation', 's1 > Prepare'],
  ['i think sanding is a conclude step', 's5 > Conclude'],
  ['The last step is Conclude', 's5 > Conclude'],
  ['i would say step 3 is more confirm than execute', 's3 > Confirm'],
  ['step 5 is in the wrong category, should be Conclude', 's5 > Conclude'],
  ['the category of inspecting is wrong, it’s Confirm', 's3 > Confirm'],
  ['I’d put sanding in Conclude', 's5 > Conclude'],
  ['its monitoring not executing', 's1 > Monitor'],
  ['apply the glue is preparation', 's2 > Prepare'],
  ['measuring boards, that’s more preparation', 's1 > Prepare'],
  ['Measuring the boards is more preparation really.', 's1 > Prepare'],
  ['that’s more preparation really', 's1 > Prepare'],
  ['watching the varnish is monitoring', 's4 > Monitor'],
  ['Sia, you should file measuring under Prepare instead of Execute', 's1 > Prepare'],
]

const REMOVAL: readonly (readonly [string, string])[] = [
  ['delete the step Inspect', '- s3'],
  ['remove step 4', '- s4'],
  ['Remove step 4, please.', '- s4'],
  ['drop statement 2.1', '- s2.1'],
  ['delete 2.2', '- s2.2'],
  ['take out the one about glue', '- s2.1'],
  ['please delete the statement about the clamp', '- s2.2'],
  ['can you remove "Watch the varnish"?', '- s4'],
  ['we don’t do inspecting, remove it', '- s3'],
  ['We don’t sand the edges. Please remove it.', '- s5'],
  ['step 4 can be deleted', '- s4'],
  ['step 4 is not needed', '- s4'],
  ['delete inspect', '- s3'],
  ['pls delet the last step', '- s5'],
  ['get rid of the inspection step', '- s3'],
  ['could you drop the sanding step from the list', '- s5'],
  ['take step 3 out', '- s3'],
  ['delete the first statement of step 2', '- s2.1'],
  ['there is no inspecting, delete it', '- s3'],
  ['remove the statement "the glue drips on the floor"', '- s2.1'],
  ['I want step 4 gone', '- s4'],
  ['inspecting isn’t a step', '- s3'],
  ['we do not need step 1', '- s1'],
  ['i want to delete step "Apply the glue"', '- s2'],
  ['sorry, remove the statement about the paper', '- s5.1'],
]

const REASONED: readonly (readonly [string, string])[] = [
  ['Delete statement 2.1, nobody knows what that means', '- s2.1'],
  ['remove step 3, we never do that', '- s3'],
  ['remove step 3 - we never do that', '- s3'],
  ['delete step 3 because we never do that', '- s3'],
  ['please drop the inspection step, it’s done by somebody else', '- s3'],
  ['delete “Inspect the frame”, that is the painter’s work', '- s3'],
  ['step 4 can be deleted, the painter does that', '- s4'],
  ['rename step 2 to Glue the edges, that is clearer', 's2: Glue the edges'],
  ['rename step 2 to Glue the edges because that is clearer', 's2: Glue the edges'],
  ['step 2 should be called Glue the edges, it is shorter', 's2: Glue the edges'],
  ['change step 3 to Check the frame and the legs, that’s what we do', 's3: Check the frame and the legs'],
  ['step 3 should be Prepare, we do it before', 's3 > Prepare'],
]

const WORDING: readonly (readonly [string, string])[] = [
  ['rename step 2 to Glue the edges', 's2: Glue the edges'],
  ['Rename "Apply the glue" to "Glue the edges".', 's2: Glue the edges'],
  ['please rename inspect to check the frame', 's3: Check the frame'],
  [
    'statement 2.1 should say Minimize the likelihood that the glue drips on the bench',
    's2.1: Minimize the likelihood that the glue drips on the bench',
  ],
  ['change the wording of step 2 to Spread the glue', 's2: Spread the glue'],
  ['change step 2 to spread the glue', 's2: Spread the glue'],
  ['step 2 should be called Spread the glue', 's2: Spread the glue'],
  ['step 2 should be: spread the glue', 's2: Spread the glue'],
  ['call step 2 Spread the glue', 's2: Spread the glue'],
  ['call it Cut the boards instead', 's1: Cut the boards'],
  [
    'replace floor with bench in statement 2.1',
    's2.1: Minimize the likelihood that the glue drips on the bench',
  ],
  [
    'in statement 2.1 say bench instead of floor',
    's2.1: Minimize the likelihood that the glue drips on the bench',
  ],
  ['in step 3 please replace "frame" by "legs"', 's3: Inspect the legs'],
  ['can you change "Sand the edges" into Sand all the edges', 's5: Sand all the edges'],
  ['reword step 4 as Watch the varnish dry', 's4: Watch the varnish dry'],
  ['the text of step 3 should be Check the frame', 's3: Check the frame'],
  ['no, step 3 should say "Check the frame", not inspect', 's3: Check the frame'],
  ['step 3 should say check the frame, not inspect', 's3: Check the frame'],
  ['step 3 should say check the legs, not inspect', 's3: Check the legs'],
  ['step 3 should say Check the legs, not test', 's3: Check the legs'],
  ['step 3 should say legs, not frame', 's3: Inspect the legs'],
  [
    'statement 2.1 should say drips on the bench, not the floor',
    's2.1: Minimize the likelihood that the glue drips on the bench',
  ],
  [
    'statement 2.1 should say that the varnish drips, not the glue',
    's2.1: Minimize the likelihood that the varnish drips on the floor',
  ],
  ['2.2 should say a screw not a clamp', 's2.2: Minimize the time it takes to find a screw'],
  ['please rename the first step in "Cut the boards"', 's1: Cut the boards'],
  ['The wording of step 2 is bad, better: Spread the glue', 's2: Spread the glue'],
  ['I would call step 3 Check the frame', 's3: Check the frame'],
  [
    'rewrite statement 2.1 as the glue drips on the bench',
    's2.1: Minimize the likelihood that the glue drips on the bench',
  ],
  ['the job should be Build a wooden table', 'job: Build a wooden table'],
  ['change the job to Build a wooden table', 'job: Build a wooden table'],
  [
    '2.2 should read Minimize the time it takes to locate a clamp',
    's2.2: Minimize the time it takes to locate a clamp',
  ],
]

test.each([...CATEGORY, ...REMOVAL, ...REASONED, ...WORDING])('“%s” proposes %s', (message, edit) => {
  const state = message.startsWith('call it') ? { latestSteps: ['s1'] } : {}
  const { edits, state: after } = replyToChange(message, { state })
  expect(edits).toEqual([edit])
  expect(readCoachState(after)?.open).toEqual(OPEN)
})
