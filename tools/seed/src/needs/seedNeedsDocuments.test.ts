import { NEED_LAYERS, parseNeeds } from '@outcome-studio/shared/domain/needs'
import { seedStudies } from '../studies/seedStudies.ts'
import { toStudy } from '../studies/toStudy.ts'
import { gardenSeason } from './gardenSeason.ts'
import { movingHouse } from './movingHouse.ts'
import { seedNeedsDocuments } from './seedNeedsDocuments.ts'
import { toNeeds } from './toNeeds.ts'

test('the large map has 200 goals in all six layers', () => {
  const { goals } = toNeeds(gardenSeason, 'owner')
  expect(goals).toHaveLength(200)
  expect(new Set(goals.map(({ layer }) => layer))).toEqual(new Set(NEED_LAYERS))
})

test('every goal has a unique id, and every document reads back as it was written', () => {
  const all = seedNeedsDocuments.map(({ needs, owner }) => toNeeds(needs, owner))
  const ids = all.flatMap(({ goals }) => goals.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const needs of all) expect(parseNeeds(JSON.parse(JSON.stringify(needs)))).toEqual(needs)
})

test('every gap is that of one goal', () => {
  for (const { needs, owner } of seedNeedsDocuments)
    expect(toNeeds(needs, owner).states).toHaveLength(needs.gaps.length)
})

test('a map and the study that was started from it link to each other', () => {
  const needs = toNeeds(movingHouse, 'owner')
  const linked = seedStudies.find(({ study }) => study.startedFrom === movingHouse.docName)?.study
  const study = linked && toStudy(linked, 'owner')
  const core = needs.goals.find(({ layer }) => layer === 'core')
  expect(core?.study).toEqual({ uuid: study?.jtbd.uuid, docName: linked?.docName })
  expect(study?.needs).toEqual({ uuid: needs.uuid, docName: movingHouse.docName, goalId: core?.id })
  const statements = study?.jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements) ?? []
  expect(statements.every(({ rating }) => rating !== undefined)).toBe(true)
  const sources = needs.goals.flatMap(({ source }) => (source ? [source.item] : []))
  expect(sources).toEqual(statements.map(({ uuid }) => uuid))
})
