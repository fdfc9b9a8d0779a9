import type { JobStepCategory } from '@outcome-studio/shared/domain'

/** Question and typical starter verbs of each category of the job map (docs/method.md §3). */
export const CATEGORY_GUIDE: Readonly<
  Record<JobStepCategory, { readonly question: string; readonly verbs: readonly string[] }>
> = {
  Define: {
    question: 'What has to be settled before anything starts?',
    verbs: ['plan', 'select', 'determine'],
  },
  Locate: { question: 'Which things and facts have to be found?', verbs: ['gather', 'access', 'receive'] },
  Prepare: { question: 'How are they and the place made ready?', verbs: ['set up', 'organise', 'examine'] },
  Confirm: { question: 'What is checked before going ahead?', verbs: ['validate', 'prioritise', 'decide'] },
  Execute: { question: 'What is the heart of the job?', verbs: ['perform', 'transact', 'administer'] },
  Monitor: { question: 'What is watched, to know that it goes well?', verbs: ['verify', 'track', 'check'] },
  Modify: { question: 'What may have to change on the way?', verbs: ['update', 'adjust', 'maintain'] },
  Conclude: { question: 'What brings the job to its end?', verbs: ['store', 'finish', 'close'] },
}
