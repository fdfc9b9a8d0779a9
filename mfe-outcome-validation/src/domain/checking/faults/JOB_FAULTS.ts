import { type Fault, fault } from './Fault.ts'

/** Faults of jobs and job steps that the reason of their rule does not explain. */
export const JOB_FAULTS: readonly Fault[] = [
  fault(
    'J1',
    /describes a state/,
    [
      'Say what gets done, not a state',
      'Being or having something is where people end up. The job is what they do to get there.',
    ],
    ['Have a dry roof', 'Keep a roof dry'],
  ),
  fault(
    'J1',
    /is a feeling or a wish/,
    [
      'Say what gets done, not a wish',
      'To feel, want or hope is not yet to do anything. The job is what people do because of it.',
    ],
    ['Want a new roof', 'Replace a roof'],
  ),
  fault(
    'J1',
    /^This is a sentence about/,
    [
      'Name the job, not what happens',
      'A whole sentence says what is the case. A job is something people get done, so it starts with a verb and its object follows.',
    ],
    ['Paint is peeling off a wall', 'Paint a wall'],
  ),
  fault(
    'J1',
    /^Leave out "to"/,
    [
      'Start with the verb itself',
      'Without "to", jobs and steps read alike, and their first words can be compared.',
    ],
    ['To repair a roof', 'Repair a roof'],
  ),
  fault(
    'J1',
    /is not the base form/,
    [
      'Start with a verb in base form',
      'A form in -ing, in -s or of the past says that something goes on or is over. "Prepare", "Find" and "Repair" say what is to be done.',
    ],
    ['Cooking a stew', 'Cook a stew'],
  ),
  fault(
    'J1',
    /^Is ".*" a verb/,
    [
      'Start with a word that can only be a verb',
      'The first word may be a noun, so that the text reads as a heading. With a verb it says what people get done.',
    ],
    ['Tax planning for families', 'Plan the taxes of a family'],
  ),
  fault(
    'J2',
    /^Name the thing itself/,
    [
      'Name the thing itself',
      'Words such as "it", "the work" and "the task" leave open what is meant. Somebody who reads only this text has to know.',
    ],
    ['Do the work', 'Repair a fence'],
  ),
  fault(
    'J3',
    /^This is an outcome statement/,
    [
      'Write a measure as an outcome statement',
      '"Minimize" and a measure say how success is measured. The job or step is what people get done; outcome statements below a step say how well.',
    ],
    ['Minimize the time it takes to peel potatoes', 'Peel potatoes'],
  ),
  fault(
    'J5',
    /is an action in a tool|^Does this operate/,
    [
      'Say what the operation brings about',
      "Pressing a button or filling in a screen belongs to today's tool. What it brings about stays when the tool changes.",
    ],
    ['Turn on the lights', 'Light a room'],
  ),
  fault(
    'J5',
    /says which technology is used/,
    [
      'Use a verb that names no technology',
      'A verb such as "text" or "automate" says by which means. Say what gets done with it.',
    ],
    ['Text a neighbor', 'Inform a neighbor'],
  ),
  fault(
    'J5',
    /^This (?:ties|is tied)/,
    [
      'Leave out the means',
      'What people work with is one way to get the job done. The job stays the same with any other.',
    ],
    ['Open a crate using a crowbar', 'Open a crate'],
  ),
  fault(
    'J6',
    /^Are these two goals/,
    [
      'Check whether these are two goals',
      'Two things after one verb are one goal if a word covers both, as "crops" does "wheat and barley". Otherwise each deserves a place of its own.',
    ],
    ['Plant herbs and roses', 'Plant a garden'],
  ),
  fault(
    'J7',
    /^This sounds like what a product does/,
    [
      'Say what people do, not what a product does',
      'A product zaps or repels something. The job is what the person who uses it is trying to get done.',
    ],
    ['Repel mosquitoes', 'Sleep through a summer night'],
  ),
  fault(
    'J7',
    /^Who does this job/,
    [
      'Say it from the view of those who do it',
      'Helping or enabling somebody is the view of a supplier. The job belongs to the one who is helped.',
    ],
    ['Help nurses chart vital signs', 'Chart vital signs'],
  ),
  fault(
    'J9',
    /^This is an aspiration/,
    [
      'Name a job, not a wish for life',
      'An aspiration is never done, and many jobs lead to it. Ask how people get there to find one of them.',
    ],
    ['Live a healthy life', 'Recover from an illness'],
  ),
  fault(
    'J9',
    /^Is this a single step/,
    [
      'Name the whole job, not one step of it',
      'A single action serves a larger job. Ask why people do it: the answer is the job, and the action one of its steps.',
    ],
    ['Insert the drill bit', 'Build a wooden shelf'],
  ),
  fault(
    'J13',
    /speaks of one person/,
    [
      'Leave out "I", "my" and "your"',
      'The job is the same for everyone who does it, so it speaks of nobody in particular.',
    ],
    ['Feed my cat', 'Feed a cat'],
  ),
  fault(
    'J13',
    /is one person\. Name/,
    ['Name a role, not a person', 'A job that is tied to one person is not the job of everyone who does it.'],
    ['Teach Anna the rules of chess', 'Teach a beginner the rules of chess'],
  ),
  fault(
    'J13',
    /^Is ".*" a name/,
    [
      'Leave out names',
      'A name of a place or a person pins the job to one case. The job is the same for all who do it.',
    ],
    ['Fly to Paris', 'Fly to another country'],
  ),
  fault(
    'J13',
    /pins this to one case/,
    [
      'Leave out dates, times, sums and addresses',
      'A number that belongs to one case makes the job hold for that case alone.',
    ],
    ['Buy a car for under $20,000', 'Buy a car'],
  ),
]
