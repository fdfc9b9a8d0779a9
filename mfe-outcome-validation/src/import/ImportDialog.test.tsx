import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { studyToWorkbook } from '@outcome-studio/shared/domain/study'
import { createReadable } from '@outcome-studio/shared/feature'
import { writeDocument, writeWorkbook } from '@outcome-studio/shared/files'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { studyToCsv } from '../domain/export/studyToCsv.ts'
import { studyToJson } from '../domain/export/studyToJson.ts'
import { studyToWord } from '../domain/export/studyToWord.ts'
import { openStudio } from '../testing/openStudio.tsx'
import { exampleStudy, storeStudy } from '../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const NOW = new Date('2026-02-03T04:05:06.000Z')
const study = exampleStudy('Commute', [['first', '=1+1'], ['second']])

/** Adds `arrayBuffer`, which jsdom's File does not implement. */
function fileOf(name: string, content: string | Uint8Array, size?: number): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const file = new File([new Uint8Array(bytes)], name)
  const own = { arrayBuffer: async () => bytes.slice().buffer, size: size ?? bytes.byteLength }
  for (const [key, value] of Object.entries(own)) Object.defineProperty(file, key, { value })
  return file
}

const SURVEY = [
  'What people told us;;;',
  'Phase;Step;Desired outcome;Importance;Satisfaction',
  'Define;Plan the trip;Minimize the time it takes to plan;8,9;1,2',
  ';;Minimize the likelihood of a wrong plan;9;3',
  'Confirm;Check the plan;Minimize the number of checks;11;3',
].join('\r\n')

const open = async (options: Parameters<typeof openStudio>[0] = {}) => {
  const view = openStudio(options)
  await view.user.click(await screen.findByRole('button', { name: 'Import' }))
  return view
}
const dialog = () => screen.findByRole('dialog', { name: 'Import a study' })
const choose = async (file: File) => {
  await dialog()
  fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } })
}
const name = () => screen.findByRole('textbox', { name: 'Name of the study' })
const importButton = () => screen.getByRole('button', { name: 'Import study' })
const counts = () => screen.getAllByRole('status').map((status) => status.textContent)
const loaded = async (docName: string) => {
  await waitFor(() => expect(memory().studies.names).toContain(docName))
  return (await memory().studies.load(docName)).content
}
const textsOf = ({ jobSteps }: typeof study) =>
  jobSteps.map(({ userInput, outcomeStatements }) => [
    userInput,
    ...outcomeStatements.map((statement) => statement.userInput),
  ])

test.each([
  ['JSON', 'Commute', () => fileOf('a.json', studyToJson('Commute', study, NOW))],
  ['CSV', 'my study', () => fileOf('my study.csv', studyToCsv(study))],
  [
    'a workbook',
    'Commute',
    () => {
      const header = { docName: 'Commute', createdAt: '2026-01-01', updatedAt: '2026-01-02' }
      return fileOf('b.xlsx', writeWorkbook(studyToWorkbook(header, study, NOW)))
    },
  ],
])('%s that was exported here becomes a study of its own, which opens', async (_format, docName, file) => {
  const { user, address } = await open()
  await choose(file())
  expect(await name()).toHaveValue(docName)
  expect(screen.getByText(/was exported here: 2 job steps, 3 outcome statements\./)).toBeInTheDocument()
  await user.click(importButton())
  await waitFor(() => expect(address()).toBe(`/outcome-validation/${encodeURIComponent(docName)}`))
  const stored = await loaded(docName)
  expect(textsOf(stored)).toEqual(textsOf(study))
  expect(stored.jtbd).toMatchObject({ executor: study.jtbd.executor, userInput: study.jtbd.userInput })
  expect(stored.jtbd.uuid).not.toBe(study.jtbd.uuid)
  expect(stored.jobSteps[0]?.uuid).not.toBe(study.jobSteps[0]?.uuid)
})

test('a name that looks the same as a taken one gets a number', async () => {
  await storeStudy('Caf\u00e9 list', [['other']])
  await open()
  await choose(fileOf('a.json', studyToJson('Cafe\u0301 list', study, NOW)))
  expect(await name()).toHaveValue('Caf\u00e9 list 2')
})

test('a taken name gets a number, and the other study stays', async () => {
  await storeStudy('Commute', [['other']])
  const { user } = await open()
  await choose(fileOf('a.json', studyToJson('Commute', study, NOW)))
  expect(await name()).toHaveValue('Commute 2')
  await user.click(importButton())
  await loaded('Commute 2')
  expect(textsOf(await loaded('Commute'))).toEqual([['plan leg 1 of the trip', 'other']])
})

test('a foreign table is mapped by its titles, previewed and imported', async () => {
  const { user, container } = await open()
  await choose(fileOf('survey.csv', SURVEY))
  expect(await screen.findByRole('combobox', { name: 'Outcome statement' })).toHaveDisplayValue(
    'Desired outcome',
  )
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Phase')
  expect(screen.getByRole('combobox', { name: 'Importance' })).toHaveDisplayValue('Importance')
  expect(screen.getByRole('checkbox', { name: 'The table has a row of titles' })).toHaveAccessibleDescription(
    'Row 2 has the column names and is not imported.',
  )
  expect(counts()).toContain('Creates 2 job steps, 3 outcome statements.')
  const rows = within(screen.getByRole('region', { name: 'Preview' })).getAllByRole('row')
  expect(rows[1]).toHaveTextContent('3Job step 1, Outcome statement 1.1Plan the tripMinimize the time')
  expect(rows[2]).toHaveTextContent('4Outcome statement 1.2')
  expect(
    screen.getByText('Row 5: “11” is not a number from 0 to 10; the rating is left out.'),
  ).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(importButton())
  const stored = await loaded('survey')
  expect(stored.jobSteps).toMatchObject([
    {
      category: 'Define',
      userInput: 'Plan the trip',
      outcomeStatements: [
        { rating: { importance: 8.9, satisfaction: 1.2 } },
        { rating: { importance: 9, satisfaction: 3 } },
      ],
    },
    { category: 'Confirm', userInput: 'Check the plan' },
  ])
})

test('a statement whose number says another step is told, and is under the step of its text', async () => {
  const { user } = await open()
  await choose(
    fileOf('moved.csv', studyToCsv(study).replace('Outcome statement,1.1,', 'Outcome statement,2.2,')),
  )
  expect(
    await screen.findByText(
      /it is under “plan leg 1 of the trip”, its job step, although its number is 2\.2\./,
    ),
  ).toBeInTheDocument()
  await user.click(importButton())
  expect(textsOf(await loaded('moved'))).toEqual([
    ['plan leg 1 of the trip', '=1+1', 'first'],
    ['plan leg 2 of the trip', 'second'],
  ])
})

test('ratings on another scale are asked about, and columns that are left out are named', async () => {
  const { user } = await open()
  await choose(
    fileOf('t.csv', 'Step,Outcome,Importance (1-5),Satisfaction (1-5),Status\r\nPlan,one,4.2,3,open\r\n'),
  )
  const scale = await screen.findByRole('combobox', { name: 'Scale of the ratings' })
  expect(screen.getByText(/^The column “Importance \(1-5\)” names another scale\./)).toBeVisible()
  expect(screen.getByText('Not imported: Status.')).toBeVisible()
  await user.selectOptions(scale, 'Averages, 1 to 5 (4.2 becomes 8)')
  expect(await screen.findByText('8 / 5')).toBeVisible()
  await user.click(importButton())
  expect((await loaded('t')).jobSteps[0]?.outcomeStatements[0]?.rating).toEqual({
    importance: 8,
    satisfaction: 5,
  })
})

test('without a scale the ratings are left out', async () => {
  const { user } = await open()
  await choose(fileOf('t.csv', 'Step,Outcome,Importance,Satisfaction\r\nPlan,one,84%,31%\r\n'))
  await screen.findByRole('combobox', { name: 'Scale of the ratings' })
  await user.click(importButton())
  expect((await loaded('t')).jobSteps[0]?.outcomeStatements[0]).not.toHaveProperty('rating')
})

test('the encoding of a file that is not UTF-8 is shown with its lines, and another one can be chosen', async () => {
  const { user, container } = await open()
  const bytes = new Uint8Array([
    ...new TextEncoder().encode('Step,Outcome\r\nR'),
    0x8e,
    ...new TextEncoder().encode('cup'),
    0x8e,
    ...new TextEncoder().encode('rer le dossier,one\r\n'),
  ])
  await choose(fileOf('mac.csv', bytes))
  const encoding = await screen.findByRole('combobox', { name: 'Encoding' })
  expect(encoding).toHaveDisplayValue('Western European (Mac)')
  expect(screen.getByRole('list', { name: 'Lines of the file' })).toHaveTextContent('Récupérer le dossier')
  expect(await axe(container)).toHaveNoViolations()
  await user.selectOptions(encoding, 'Western European (Windows)')
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Lines of the file' })).toHaveTextContent('RŽcupŽrer'),
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'Western European (Mac)')
  await waitFor(() => expect(screen.getAllByText('Récupérer le dossier').length).toBeGreaterThan(0))
  await user.click(importButton())
  expect((await loaded('mac')).jobSteps[0]?.userInput).toBe('Récupérer le dossier')
})

test('a column can be mapped by hand, and the preview follows', async () => {
  const { user } = await open()
  await choose(fileOf('notes.csv', 'alpha,beta\r\nPlan the trip,a fast plan\r\n'))
  const step = await screen.findByRole('combobox', { name: 'Job step' })
  const statement = screen.getByRole('combobox', { name: 'Outcome statement' })
  await user.selectOptions(step, 'Not in this table')
  await user.selectOptions(statement, 'Not in this table')
  expect(counts()).toContain('Say which column holds the job steps or the outcome statements.')
  expect(importButton()).toBeDisabled()
  await user.selectOptions(step, 'Column A: alpha')
  await user.selectOptions(statement, 'Column B: beta')
  expect(counts()).toContain('Creates 2 job steps, 2 outcome statements.')
  await user.click(screen.getByRole('checkbox', { name: 'The table has a row of titles' }))
  expect(counts()).toContain('Creates 1 job step, 1 outcome statement.')
  expect(screen.getByRole('combobox', { name: 'Job step' })).toHaveDisplayValue('alpha')
})

test('of several sheets the best match is read, and another can be chosen', async () => {
  const sheet = (sheetName: string, rows: readonly (readonly string[])[]) => ({
    name: sheetName,
    columns: rows[0]?.map(() => ({ width: 10, style: 'text' as const })) ?? [],
    rows,
  })
  const workbook = writeWorkbook({
    title: 'x',
    creator: 'y',
    madeAt: NOW,
    sheets: [
      sheet('Notes', [['nothing of use'], ['said by many']]),
      sheet('Needs', [
        ['Step', 'Outcome'],
        ['Plan the trip', 'Minimize the time it takes to plan'],
        ['', 'Minimize the number of plans'],
      ]),
    ],
  })
  const { user } = await open()
  await choose(fileOf('team.xlsx', workbook))
  const sheets = await screen.findByRole('combobox', { name: 'Sheet' })
  expect(sheets).toHaveDisplayValue('Needs')
  expect(counts()).toContain('Creates 1 job step, 2 outcome statements.')
  await user.selectOptions(sheets, 'Notes')
  expect(counts()).toContain('Creates 2 job steps, 0 outcome statements.')
})

test.each([
  ['too large', () => fileOf('big.xlsx', 'x', 50_000_000), /has 50\.0 MB; at most 10 MB/],
  ['empty', () => fileOf('a.csv', ''), /This file is empty/],
  ['damaged', () => fileOf('a.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])), /is damaged/],
  ['no text', () => fileOf('a.csv', new Uint8Array([1, 0, 5, 9, 0, 200, 3])), /holds no text/],
  ['half of a JSON', () => fileOf('a.json', '{"format": "outcome'), /JSON file is damaged/],
])('a file that is %s is refused in words, and nothing is changed', async (_what, file, words) => {
  const { user } = await open()
  await choose(file())
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(importButton()).toBeDisabled()
  expect(memory().studies.names).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('after a refused file another one can be chosen or dropped', async () => {
  await open()
  await choose(fileOf('a.csv', ''))
  await screen.findByRole('alert')
  const place = screen.getByRole('group', { name: 'File to import' })
  fireEvent.drop(place, { dataTransfer: { files: [fileOf('survey.csv', SURVEY)] } })
  expect(await name()).toHaveValue('survey')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('submitted twice at once it creates one study, and retries the same one after a failure', async () => {
  const save = jest.spyOn(memory().studies, 'save')
  const { user, host } = await open()
  await choose(fileOf('a.json', studyToJson('Commute', study, NOW)))
  await name()
  memory().studies.failNext(new StudioError('cen/offline'), 'save')
  await user.click(importButton())
  await waitFor(() => expect(host.calls.errors).toHaveLength(1))
  const release = memory().studies.hold()
  await user.type(await name(), '{Enter}{Enter}')
  await user.click(importButton())
  release()
  await loaded('Commute')
  expect(save).toHaveBeenCalledTimes(2)
  expect(save.mock.calls[1]?.[0].content).toBe(save.mock.calls[0]?.[0].content)
})

test('an import is undone at once', async () => {
  const actions: (() => void)[] = []
  const { user, address } = await open({
    toast: (_message, options) => {
      if (options?.action) actions.push(options.action.onAction)
    },
  })
  await choose(fileOf('a.json', studyToJson('Commute', study, NOW)))
  await name()
  await user.click(importButton())
  await loaded('Commute')
  await waitFor(() => expect(actions).toHaveLength(1))
  act(() => actions[0]?.())
  await waitFor(() => expect(memory().studies.names).toEqual([]))
  await waitFor(() => expect(address()).toBe('/outcome-validation'))
})

test('a member without access is asked for membership', async () => {
  const { host } = await open({ access: createReadable({ unrestricted: false, toolsAdmin: false }) })
  expect(host.calls.modals).toEqual(['membershipRequired'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the headings and lists of a Word document are previewed and become a study', async () => {
  const word = studyToWord('Commute', study, NOW)
  const { user, address } = await open()
  await choose(fileOf('Interviews.docx', word))
  expect(await name()).toHaveValue('Interviews')
  expect(counts()).toContain('Creates 2 job steps, 3 outcome statements.')
  await user.click(importButton())
  expect(textsOf(await loaded('Interviews'))).toEqual(textsOf(study))
  await waitFor(() => expect(address()).toBe('/outcome-validation/Interviews'))
})

test('a Word document of text alone says what to do', async () => {
  const { user } = await open()
  const blocks = [{ kind: 'paragraph' as const, style: 'Note' as const, text: 'Minutes' }]
  const sections = [{ isLandscape: false, blocks }]
  await choose(fileOf('a.docx', writeDocument({ title: 'Minutes', creator: 'Rosa', madeAt: NOW, sections })))
  expect(await screen.findByText(/Write the job steps as headings/)).toBeInTheDocument()
  await user.keyboard('{Escape}')
})
