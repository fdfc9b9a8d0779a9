import type { StudyOutline } from '@outcome-studio/shared/domain/study'

/** A worked example of our own: an everyday job. */
export const EVENING_MEAL: StudyOutline = {
  executor: 'Home cooks',
  job: 'Prepare an evening meal for a household',
  steps: [
    {
      category: 'Define',
      step: 'Determine what to serve',
      outcomes: [
        'Minimize the time it takes to decide which dish to serve when the day leaves little time',
        'Minimize the likelihood that a dish is chosen that someone at the table cannot eat',
        'Minimize the likelihood that the same dish is served too often in a week',
        'Minimize the number of people who must be asked before a dish is chosen',
        'Increase the percentage of food already in the kitchen that is used in a meal',
        'Minimize the likelihood that the chosen dish is not done when people want to eat',
        'Minimize the likelihood of choosing a dish that costs more than planned when buying the ingredients',
      ],
    },
    {
      category: 'Locate',
      step: 'Gather the ingredients',
      outcomes: [
        'Minimize the time it takes to find out which ingredients are missing before shopping',
        'Minimize the likelihood of forgetting an ingredient when shopping',
        'Minimize the number of trips needed to get the ingredients for a dish',
        'Minimize the likelihood that an ingredient is spoiled when it is needed',
        'Minimize the amount of an ingredient that is left over when a dish is done',
        'Minimize the time it takes to find a substitute for an ingredient that is sold out',
        'Minimize the cost of the ingredients needed for a meal',
      ],
    },
    {
      category: 'Prepare',
      step: 'Make the ingredients ready for cooking',
      outcomes: [
        'Minimize the time it takes to cut the ingredients to the desired size before cooking',
        'Minimize the likelihood of injury when cutting a hard ingredient',
        'Minimize the amount of edible food thrown away when trimming vegetables',
        'Minimize the variation in size between pieces that cook together',
        'Minimize the likelihood that germs from raw meat reach other food',
        'Minimize the number of utensils that must be washed between two ingredients',
        'Minimize the likelihood that frozen food is still hard when cooking starts',
      ],
    },
    {
      category: 'Confirm',
      step: 'Check that all is at hand before cooking',
      outcomes: [
        'Minimize the likelihood of noticing during cooking that an ingredient is missing',
        'Minimize the time it takes to verify that the amounts fit the number of guests before cooking',
        'Minimize the likelihood that a pan turns out to be too small for the amount of food',
        'Minimize the likelihood of misreading an instruction in a recipe',
        'Minimize the time it takes to work out in which order the dishes must be started',
        'Minimize the likelihood that a heat source is occupied when the next dish needs it',
      ],
    },
    {
      category: 'Execute',
      step: 'Cook the dishes',
      outcomes: [
        'Minimize the time it takes to heat a pan to the desired temperature before frying',
        'Minimize the likelihood that food burns while another dish is being watched',
        'Minimize the likelihood that the inside of a piece is raw when its outside is done',
        'Minimize the time between the moments at which the dishes of a meal are done',
        'Minimize the number of times a dish must be stirred during cooking',
        'Minimize the likelihood that liquid boils over when the cook leaves the kitchen',
        'Minimize the amount of smoke that reaches other rooms during frying',
        'Minimize the frequency with which the cook must move between the stove and the sink',
      ],
    },
    {
      category: 'Monitor',
      step: 'Check whether the food is done',
      outcomes: [
        'Minimize the time it takes to find out whether the inside of a piece is done',
        'Minimize the likelihood of having to cut a piece open when checking whether it is done',
        'Minimize the likelihood that a dish is tasted too late for its seasoning to be changed',
        'Minimize the number of dishes that need attention at the same time',
        'Minimize the likelihood of losing track of how long a dish has been cooking when another needs attention',
        'Minimize the likelihood of a burn when tasting hot food',
      ],
    },
    {
      category: 'Modify',
      step: 'Adjust a dish that is off',
      outcomes: [
        'Minimize the time it takes to find out what a dish lacks when it tastes dull',
        'Minimize the likelihood of adding too much salt when seasoning at the end',
        'Minimize the amount of food lost when a dish is too salty',
        'Minimize the time it takes to thicken a sauce that is too thin when the other dishes are done',
        'Minimize the likelihood that one dish grows cold while another is adjusted',
        'Minimize the number of adjustments needed before a dish tastes as desired',
      ],
    },
    {
      category: 'Conclude',
      step: 'Serve the meal',
      outcomes: [
        'Minimize the likelihood that food is cold when the last person sits down',
        'Minimize the time between the end of cooking and the first bite when serving several dishes',
        'Minimize the likelihood of spilling food on the way to the table',
        'Minimize the likelihood that a person at the table gets too small a portion',
        'Minimize the amount of food left over after the meal',
        'Minimize the time it takes to clean the kitchen after the meal',
        'Minimize the likelihood that leftovers spoil before they are eaten',
      ],
    },
  ],
}
