import type { SeedStudy } from './SeedStudy.ts'

/** A small study for experiments. */
export const bicycleCare: SeedStudy = {
  docName: 'Bicycle for the daily ride',
  executor: 'Bicycle commuters',
  job: 'Keep a bicycle roadworthy through the year',
  jobSteps: [
    {
      category: 'Confirm',
      text: 'Verify that the bicycle is safe to ride',
      outcomes: [
        'Minimize the time it takes to check the tire pressure before a ride',
        'Minimize the likelihood that a worn brake pad goes unnoticed before a descent',
        'Minimize the likelihood that a light fails during a ride in the dark',
      ],
    },
    {
      category: 'Execute',
      text: 'Repair a flat tire',
      outcomes: [
        'Minimize the time it takes to find the hole in an inner tube at the roadside',
        'Minimize the likelihood of pinching the inner tube when the tire is put back on',
        'Minimize the likelihood that the cause of the flat stays in the tire after the repair',
      ],
    },
    {
      category: 'Modify',
      text: 'Adjust the bicycle to the season',
      outcomes: [
        'Minimize the likelihood that road salt rusts the chain over the winter',
        'Minimize the time it takes to change tires when the first frost comes',
        'Minimize the amount of water thrown up by the wheels when riding in the rain',
      ],
    },
  ],
}
