import { categoriesInTurn, verbCategory } from './categoryOfStep.ts'

test.each([
  ['Find out what the child likes', 'Define'],
  ['Ask the customer what is wrong', 'Define'],
  ['Look over each book to see that it is whole', 'Confirm'],
  ['Make sure that the power is off', 'Confirm'],
  ['Look out for pests', 'Monitor'],
  ['Keep an eye on the oven', 'Monitor'],
  ['Check the book out to the child', undefined],
  ['Check the filter', 'Confirm'],
  ['Weigh out the ingredients', 'Prepare'],
  ['Pull books off the shelves for the class', 'Locate'],
  ['Swap a book for another one', 'Modify'],
  ['Write up the ticket', 'Conclude'],
  ['Put the books away', 'Conclude'],
  ['Find the unit', 'Locate'],
])('%j is told as %s by its verb', (step, category) => {
  expect(verbCategory(step)).toBe(category)
})

test('steps told in a row begin with what is found out and end with what is put away', () => {
  expect(
    categoriesInTurn([
      'Find out what the child likes',
      'Pull books off the shelves',
      'Tell the class about the books',
      'Check the book out to the child',
      'Keep an eye on what is overdue',
      'Put the books away',
    ]),
  ).toEqual(['Define', 'Locate', 'Execute', 'Execute', 'Monitor', 'Conclude'])
})
