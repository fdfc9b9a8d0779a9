import { bicycleCare } from '../studies/bicycleCare.ts'
import type { SeedSession } from './SeedSession.ts'

/** A conversation about one job step, with a proposal that waits for a decision. */
export const flatTire: SeedSession = {
  title: 'What slows riders down with a flat tire?',
  study: bicycleCare,
  exchanges: [
    {
      member: 'What slows riders down with a flat tire?',
      coach:
        'Good place to look. Think of the last flat you watched someone repair. Which part of **repairing a flat tire** took longest, and what could go wrong there?',
      choices: ['Finding the hole', 'Getting the tire back on', 'Something else'],
    },
    {
      member:
        'They find the hole in the inner tube slowly at the roadside. And pumping the tire up again takes forever with a small pump.',
      coach:
        'Those are two outcomes, one for each thing that takes time. I kept your words and left out the pump: it is one way to get there, and people may use another one.',
      proposals: [
        {
          step: 'Repair a flat tire',
          text: 'Minimize the time it takes to find the hole in an inner tube at the roadside',
          reason: 'You said that finding the hole is slow.',
          rules: ['O2'],
          isAccepted: true,
        },
        {
          step: 'Repair a flat tire',
          text: 'Minimize the time it takes to bring a repaired tire back to pressure',
          reason:
            'You said that pumping the tire up takes forever. The pump is a solution, so it is left out.',
          rules: ['O2'],
          isAccepted: false,
        },
      ],
    },
  ],
}
