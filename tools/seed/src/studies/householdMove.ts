import type { SeedStudy } from './SeedStudy.ts'

/** An unfinished study with five steps and the answers of a survey, started from a needs document. */
export const householdMove: SeedStudy = {
  docName: 'Moving to another town',
  executor: 'Household movers',
  job: 'Move a household to another town',
  jobSteps: [
    {
      category: 'Define',
      text: 'Determine what to take along',
      outcomes: [
        'Minimize the time it takes to decide which belongings to leave behind before packing',
        'Minimize the likelihood that a piece of furniture does not fit when it reaches the new home',
        'Minimize the number of belongings that are moved without being used in the new home',
        'Minimize the likelihood that an heirloom is given away by mistake when rooms are cleared',
      ],
    },
    {
      category: 'Prepare',
      text: 'Pack the belongings for transport',
      outcomes: [
        'Minimize the time it takes to pack a room before moving day',
        'Minimize the likelihood that a fragile item breaks during transport',
        'Minimize the likelihood that a box is too heavy for one person when it is lifted',
        'Minimize the number of things packed away that are needed before moving day',
      ],
    },
    {
      category: 'Execute',
      text: 'Transport the belongings to the new home',
      outcomes: [
        'Minimize the number of trips it takes to empty the old home on moving day',
        'Minimize the likelihood that a doorway is scratched when furniture is carried through it',
        'Minimize the time spent waiting for a place to park when unloading',
        'Minimize the likelihood that a pet escapes when doors stand open during loading',
      ],
    },
    {
      category: 'Monitor',
      text: 'Verify that nothing was left behind',
      outcomes: [
        'Minimize the likelihood that a box is missing when the last load arrives',
        'Minimize the time it takes to learn which boxes have arrived during unloading',
        'Minimize the likelihood that the old home is handed over with belongings still in it',
      ],
    },
    {
      category: 'Conclude',
      text: 'Close the contracts of the old home',
      outcomes: [
        'Minimize the number of bills that arrive for the old home after the move',
        'Minimize the likelihood that a letter is lost when the address changes',
        'Minimize the time it takes to learn which contracts end with the move',
      ],
    },
  ],
  survey: {
    respondents: 212,
    ratings: [
      [7.9, 4.1],
      [8.6, 3.2],
      [5.4, 6.3],
      [6.8, 7.1],
      [8.8, 2.9],
      [9.1, 5.2],
      [6.1, 6.6],
      [8.3, 3.6],
      [7.2, 4.8],
      [6.4, 5.9],
      [8.9, 2.4],
      [4.6, 7.2],
      [9.2, 6.8],
      [7.7, 3.9],
      [5.8, 6.1],
      [8.1, 4.4],
      [7.5, 5.6],
      [6.9, 4.9],
    ],
  },
  startedFrom: 'Moving house',
}
