import { BAND_COLORS, BAND_MARKS } from '@outcome-studio/shared/domain/base'
import {
  JOB_STEP_CATEGORIES,
  jobStepUuid,
  newStudy,
  outcomeStatementUuid,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { anyStudy } from '@outcome-studio/shared/domain/testing'
import { readXml } from '@outcome-studio/shared/files/testing'
import * as fc from 'fast-check'
import { jobMapToSvg } from './jobMapToSvg.ts'

/** White space at the sides. */
const MARGIN = 32

test('the drawing of any study is well formed and has all its words', async () => {
  await fc.assert(
    fc.asyncProperty(anyStudy, async (study) => {
      const { svg, width, height } = jobMapToSvg('Map & <more>', study)
      expect(Math.min(width, height)).toBeGreaterThan(0)
      const path: string[] = []
      let text = ''
      await readXml(
        svg,
        {
          open: (name) => void path.push(name),
          close: (name) => expect(path.pop()).toBe(name),
          text: (part) => {
            text += part
          },
        },
        () => undefined,
      )
      expect(path).toEqual([])
      const written = study.jobSteps.filter(({ userInput }) => userInput.trim() !== '')
      const isInOrder = written.length > 0 && written.every(({ category }) => category === null)
      for (const title of [...(isInOrder ? [] : ['Define', 'Conclude']), 'Map & <more>']) {
        expect(text).toContain(title)
      }
    }),
    { numRuns: 30 },
  )
})

test('steps without any category fill the picture in their order, without empty columns', () => {
  const jobSteps = Array.from({ length: 12 }, (_, at) => ({
    uuid: jobStepUuid(`${at}`),
    userInput: `pack part ${at} of the household`,
    category: null,
    remarks: [],
    outcomeStatements: [],
  }))
  const { svg, width, height } = jobMapToSvg('Move', { ...newStudy({ uuid: studyUuid('map') }), jobSteps })
  expect(svg).toContain('Steps 1 to 3')
  expect(svg).not.toContain('Define')
  expect(svg.match(/<polyline/g)).toHaveLength(3)
  expect(width / height).toBeGreaterThan(1)
})

test.each([1, 2, 4])('with %p steps in each category it has about the shape of a slide', (count) => {
  const jobSteps = JOB_STEP_CATEGORIES.flatMap((category) =>
    Array.from({ length: count }, (_, at) => ({
      uuid: jobStepUuid(`${category} ${at}`),
      userInput: `${category} what the household takes along to the new home, part ${at}`,
      category,
      remarks: [],
      outcomeStatements: [],
    })),
  )
  const study = { ...newStudy({ uuid: studyUuid('map') }), jobSteps }
  const { svg, width, height } = jobMapToSvg('Move to another home', study)
  expect(width / height).toBeGreaterThan(1.4)
  expect(width / height).toBeLessThan(2.3)
  // An arrow leads to every category but the first, also at the start of a row.
  expect(svg.match(/<polyline/g)).toHaveLength(7)
  const places = [...svg.matchAll(/<polyline points="([^"]+)"/g)].flatMap(([, points = '']) =>
    points.split(' ').map((point) => Number(point.split(',')[0])),
  )
  expect(Math.min(...places)).toBeGreaterThanOrEqual(MARGIN)
  expect(Math.max(...places)).toBeLessThanOrEqual(width - MARGIN)
})

test('a step has the color of its highest opportunity, and numbers are those of the study alone', () => {
  const empty = newStudy({ uuid: studyUuid('map') })
  const study = {
    ...empty,
    jobSteps: [
      {
        uuid: jobStepUuid('step'),
        userInput: 'pack the household',
        category: 'Execute' as const,
        remarks: [],
        outcomeStatements: [
          {
            uuid: outcomeStatementUuid('1'),
            userInput: 'a',
            remarks: [],
            rating: { importance: 9, satisfaction: 2 },
          },
          {
            uuid: outcomeStatementUuid('2'),
            userInput: 'b',
            remarks: [],
            rating: { importance: 3, satisfaction: 9 },
          },
        ],
      },
    ],
  }
  const { svg } = jobMapToSvg('Move', study)
  expect(svg).toContain(`fill="${BAND_COLORS.light.extreme}" stroke="${BAND_MARKS.light.extreme}"`)
  expect(svg.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
    '1 of 2 rated outcomes is an opportunity, highest 16.0',
  )
  expect(svg).not.toMatch(/\d Execute/)
})
