import { type Fault, fault } from './Fault.ts'

/** Faults of outcome statements that the reason of their rule does not explain. */
export const STATEMENT_FAULTS: readonly Fault[] = [
  fault(
    'O3',
    /^Say what is measured/,
    [
      'Name a measure after the direction',
      'The direction alone leaves open what should get less or more. "The time it takes to …" or "the likelihood that …" says it.',
    ],
    ['Minimize when a bag is lost on a trip', 'Minimize the likelihood that a bag is lost on a trip'],
  ),
  fault(
    'O3',
    /^Can this be measured/,
    [
      'Say how it is measured',
      'It is open what would be counted or timed. Of errors, for example, people can rate the number, the likelihood or the cost.',
    ],
    ['Minimize errors when packing a bag', 'Minimize the number of errors made when packing a bag'],
  ),
  fault(
    'O4',
    /^Say what the measure is of/,
    [
      'Say what the measure is of',
      'A measure alone can be that of anything. Add what takes the time, may happen or is counted, so that people know what they rate.',
    ],
    ['Minimize the time', 'Minimize the time it takes to repair a bicycle'],
  ),
  fault(
    'O4',
    /^Are these two outcomes/,
    [
      'Check whether these are two outcomes',
      'Two things joined in one statement may turn out differently, and nobody knows which was rated. If they cannot, the statement may stay.',
    ],
    [
      'Minimize the time it takes to repair a bicycle and a trailer',
      'Minimize the time it takes to repair a bicycle',
    ],
  ),
  fault(
    'O5',
    /^This (?:ties|is tied)/,
    [
      'Leave out the device or program',
      'What a device or program does is one way to get there. Say what people want to happen whatever they use.',
    ],
    [
      'Minimize the likelihood that the radar display freezes during an approach',
      'Minimize the likelihood that a nearby ship is overlooked during an approach',
    ],
  ),
  fault(
    'O8',
    /speaks of one person/,
    [
      'Leave out "I", "my" and "your"',
      'The statement holds for everyone who does the job, so it speaks of nobody in particular.',
    ],
    [
      'Minimize the time it takes me to find a seat when boarding',
      'Minimize the time it takes to find a seat when boarding',
    ],
  ),
  fault(
    'O8',
    /is seen from outside/,
    [
      'Say what the performer lives',
      'Somebody who is watched from outside cannot be the one who rates the statement. Write it from within the job.',
    ],
    [
      'Minimize the time the passenger waits when changing trains',
      'Minimize the time spent waiting when changing trains',
    ],
  ),
  fault(
    'O9',
    /^Is ".*" a target/,
    [
      'Check whether the number is a target',
      'A number that people should reach is a target, and does not belong here. One that describes a thing or the circumstances may stay.',
    ],
    [
      'Increase the percentage of guests checked in within 3 minutes',
      'Minimize the time it takes to check in a guest',
    ],
  ),
]
