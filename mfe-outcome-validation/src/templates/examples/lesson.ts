import type { StudyOutline } from '@outcome-studio/shared/domain/study'

/** A worked example of our own: a job at work that serves other people. */
export const LESSON: StudyOutline = {
  executor: 'Teachers',
  job: 'Teach a topic to a class',
  steps: [
    {
      category: 'Define',
      step: 'Determine what the class needs to learn',
      outcomes: [
        'Minimize the time it takes to determine which parts of a topic a class must know before a test',
        'Minimize the likelihood that a lesson covers what the class knows from an earlier year',
        'Minimize the likelihood that a class lacks the knowledge a topic needs when the topic starts',
        'Minimize the number of lessons a topic needs before the class can use it',
        'Minimize the likelihood that a part of the curriculum is left out by the end of term',
        'Minimize the time it takes to agree with other teachers on the order of topics',
      ],
    },
    {
      category: 'Locate',
      step: 'Gather the materials for the lesson',
      outcomes: [
        'Minimize the time it takes to find an exercise that fits the level of a class when planning a lesson',
        'Minimize the likelihood that a fact in the materials is out of date',
        'Minimize the number of sources that must be searched for a suitable example',
        'Minimize the cost of the materials needed for a lesson',
        'Minimize the likelihood of using a text without the permission of its author',
        'Minimize the time it takes to find what was used for the topic in an earlier year',
      ],
    },
    {
      category: 'Prepare',
      step: 'Plan the lesson',
      outcomes: [
        'Minimize the time it takes to put the parts of a lesson in order',
        'Minimize the likelihood that the plan holds more than fits into a lesson',
        'Minimize the likelihood that pupils who learn at different rates get the same exercise',
        'Increase the number of exercises ready for pupils who finish early',
        'Minimize the time it takes to adapt a plan from one class to another',
        'Minimize the likelihood that a pupil who was absent lacks what the lesson builds on',
        'Minimize the amount of preparation repeated when a topic is taught again',
      ],
    },
    {
      category: 'Confirm',
      step: 'Check that the room is ready for the lesson',
      outcomes: [
        'Minimize the time it takes to verify that the equipment in a room works',
        'Minimize the likelihood that a handout turns out to be missing during a lesson',
        'Minimize the likelihood that a pupil cannot see the board from a seat',
        'Minimize the time it takes to get a class seated before a lesson starts',
        'Minimize the likelihood that noise from outside drowns out a speaker during a lesson',
        'Minimize the number of things that must be carried from one room to the next',
      ],
    },
    {
      category: 'Execute',
      step: 'Explain the topic to the class',
      outcomes: [
        'Minimize the time it takes to explain an idea to a class when it is new to most pupils',
        'Minimize the likelihood that a pupil misunderstands a term when it is used for the first time',
        'Minimize the likelihood that an explanation relies on a word that pupils do not know',
        'Increase the percentage of pupils who take part during a lesson',
        'Minimize the number of times an explanation must be repeated for the same pupil',
        'Minimize the likelihood that a question from one pupil holds up the class',
        'Minimize the time lost when a class changes from listening to working',
        'Minimize the likelihood that a pupil copies an example without following it',
      ],
    },
    {
      category: 'Monitor',
      step: 'Check who has understood the topic',
      outcomes: [
        'Minimize the time it takes to find out which pupils have not understood an idea before going on to the next',
        'Minimize the likelihood that a pupil hides a lack of understanding during a lesson',
        'Minimize the likelihood that a wrong answer stays unnoticed until the test',
        'Minimize the time it takes to mark the work of a class after a test',
        'Minimize the variation in marks between two teachers who see the same work',
        'Minimize the likelihood that a pupil with a question is overlooked during a lesson',
        'Minimize the number of minutes a pupil waits for help during an exercise',
      ],
    },
    {
      category: 'Modify',
      step: 'Adapt the lesson to what the class needs',
      outcomes: [
        'Minimize the time it takes to find another way to explain an idea during a lesson',
        'Minimize the likelihood that pupils who have understood wait for those who have not',
        'Minimize the likelihood of running out of time when a part takes longer than planned',
        'Minimize the number of later lessons that must change when one runs over',
        'Minimize the time it takes to win back the attention of a class after a disturbance',
        'Minimize the likelihood that a change of plan leaves a gap in the topic',
      ],
    },
    {
      category: 'Conclude',
      step: 'Close the topic',
      outcomes: [
        'Minimize the likelihood that pupils forget what was learned by the next lesson',
        'Minimize the time it takes to sum up a topic at the end of a lesson',
        'Minimize the likelihood that a pupil leaves without knowing what to practise',
        'Minimize the time it takes to record what was covered in a lesson',
        'Minimize the likelihood that a remark on how to improve the lesson is lost by next year',
        'Minimize the time between handing in a piece of work and getting it back',
        'Minimize the likelihood that parents learn of a problem after it can be solved',
      ],
    },
  ],
}
