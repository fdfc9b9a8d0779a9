import { FRESH_INTERVIEWS } from './freshInterviews.ts'
import { FURTHER_INTERVIEWS } from './furtherInterviews.ts'
import { HELD_OUT_INTERVIEWS } from './heldOutInterviews.ts'
import { INTERVIEWS, type Interview } from './interviews.ts'
import { measureInterviews } from './measureInterviews.ts'

function print(name: string, interviews: readonly Interview[]): void {
  const { turnsToTen, ...figures } = measureInterviews(interviews)
  const median = turnsToTen[Math.floor(turnsToTen.length / 2)]
  console.info(name, {
    ...figures,
    reachTen: turnsToTen.length,
    medianTurnsToTen: median,
    worstTurnsToTen: turnsToTen.at(-1),
  })
}

print('Interviews', INTERVIEWS)
print('Further interviews', FURTHER_INTERVIEWS)
print('Held-out interviews', HELD_OUT_INTERVIEWS)
print('Fresh held-out interviews', FRESH_INTERVIEWS)
