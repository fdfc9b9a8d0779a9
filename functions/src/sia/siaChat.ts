import { siaChat as definition } from '@outcome-studio/shared/callables/siaChat'
import { serveStreamingCallable } from '../callable/serveStreamingCallable.ts'
import { database } from '../database/database.ts'
import { JUDGE_KEY } from '../judge/judgeSettings.ts'
import { openModelUse } from '../judge/modelUse.ts'
import { CLOCK } from '../network/Clock.ts'
import { memberRuleSet } from '../rules/memberRuleSet.ts'
import { answerMessage } from './answerMessage.ts'
import { openModelAnswers } from './languageModel/openModelAnswers.ts'
import { openModeration } from './moderation/openModeration.ts'
import { openAnswers } from './openAnswers.ts'

/** An answer mostly waits for the language model, so that an instance gives several at once. */
export const siaChat = serveStreamingCallable(
  definition,
  { memory: '1GiB', concurrency: 8, maxInstances: 50, secrets: [JUDGE_KEY] },
  async (question, caller, client) => {
    const firestore = database()
    const use = openModelUse(firestore, CLOCK.now)
    const { answers, quota } = openAnswers({
      model: openModelAnswers(),
      moderate: openModeration(),
      uid: caller.uid,
      firestore,
      clock: CLOCK,
      use,
    })
    const rules = await memberRuleSet(caller, firestore)
    try {
      return await answerMessage(question, caller, { firestore, clock: CLOCK, rules, answers, quota, client })
    } finally {
      await use.stored()
    }
  },
)
