import { cutNote } from './cutNote.ts'

const STUDY = { jobSteps: [] }

const LINES = 'It goes wrong when the glaze runs, so the buyer complains\nIt takes long to find the lid'
const RUNS = 'Minimize the likelihood that the glaze runs'
const FIND = 'Minimize the time it takes to find the lid'

test('what no statement says is quoted, unless it is anyway', () => {
  expect(cutNote(LINES, [RUNS, FIND], STUDY, 'Well.')).toBe(
    'I left out “so the buyer complains”: a statement tells one fact.',
  )
  expect(cutNote(LINES, [RUNS, FIND], STUDY, 'I also heard “the buyer complains”.')).toBe('')
  expect(cutNote('the glaze runs, so the buyer complains', [RUNS], STUDY, '')).toBe('')
})
