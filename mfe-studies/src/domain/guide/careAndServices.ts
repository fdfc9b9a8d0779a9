import { type Vertical, vertical } from './Vertical.ts'

/** Industries in which people serve people. */
export const CARE_AND_SERVICES: readonly Vertical[] = [
  vertical('Health care', {
    core: ["Restore a patient's mobility after an injury", 'Relieve chronic pain'],
    outcomes: [
      'Minimize the time it takes to determine why a patient is in pain during an exam',
      'Minimize the likelihood that a symptom is overlooked when a patient has several complaints',
      'Minimize the likelihood of repeating a test when results arrive late',
    ],
    related: [
      'Document the course of a treatment',
      'Prepare a patient for surgery',
      'Obtain approval for a treatment',
    ],
    emotional: [
      'Feel confident about a diagnosis',
      'Avoid feeling rushed during a visit',
      'Be perceived as attentive by patients',
    ],
    consumption: [
      'Install the infusion pump on a ward',
      'Clean the ultrasound probe between patients',
      'Learn the settings of the ventilator',
    ],
    financial: [
      'Minimize the cost of treating a complication',
      'Minimize the downtime of the scanner',
      'Minimize the risk of a denied claim',
    ],
  }),
  vertical('Banking and insurance', {
    core: ['Finance the purchase of a home', 'Protect a household against the loss of an income'],
    outcomes: [
      'Minimize the time it takes to learn whether a loan is approved after applying',
      'Minimize the likelihood that a fee goes unnoticed when comparing offers',
      'Minimize the number of times that a document is requested during an application',
    ],
    related: ['Save for a retirement', 'Divide an estate among heirs', 'Dispute a charge'],
    emotional: [
      'Feel secure about a retirement',
      'Avoid feeling judged about a debt',
      'Be perceived as a responsible provider',
    ],
    consumption: [
      'Set up the account for a child',
      'Learn the terms of the policy',
      'Receive the card at a new address',
    ],
    financial: [
      'Minimize the cost of borrowing over the term of a loan',
      'Minimize the risk of paying for a loss that is not covered',
      'Minimize the penalty costs of an early repayment',
    ],
  }),
  vertical('Education', {
    core: ['Acquire a skill for a new occupation', 'Prepare students for an exam'],
    outcomes: [
      'Minimize the time it takes to find out what a student has misunderstood during a lesson',
      'Minimize the likelihood that a student falls behind after an absence',
      'Minimize the time spent grading assignments at the end of a term',
    ],
    related: [
      'Plan the lessons of a term',
      'Assess the progress of a class',
      'Settle a conflict between students',
    ],
    emotional: [
      'Feel proud of what a class has learned',
      'Avoid feeling lost during a lecture',
      'Be perceived as fair by students',
    ],
    consumption: [
      'Purchase the textbooks for a class',
      'Set up the microscope for an experiment',
      'Store the instruments between terms',
    ],
    financial: [
      'Minimize the cost of materials per student',
      'Minimize the cost of replacing a teacher at short notice',
      'Minimize the risk of losing a grant',
    ],
  }),
  vertical('Travel and hospitality', {
    core: ['Reach a destination abroad', 'Accommodate guests overnight'],
    outcomes: [
      'Minimize the time it takes to reach a connection when a flight is late',
      'Minimize the likelihood that a reservation is missing on arrival',
      'Minimize the number of times that luggage is lifted during a journey',
    ],
    related: [
      'Plan the days of a vacation',
      'Obtain the documents to enter a country',
      'Feed a family on a journey',
    ],
    emotional: [
      'Feel welcome on arrival',
      'Avoid feeling stranded in a foreign city',
      'Be perceived as a considerate host',
    ],
    consumption: [
      'Receive the key card after midnight',
      'Clean the espresso machine at the end of a shift',
      'Repair the air conditioner of a room',
    ],
    financial: [
      'Minimize the cost of a canceled trip',
      'Minimize the revenue lost to empty rooms',
      'Minimize the downtime of a room between guests',
    ],
  }),
  vertical('Retail', {
    core: ['Furnish a home', 'Supply customers with daily necessities'],
    outcomes: [
      'Minimize the time it takes to find out whether a size is in stock during a visit',
      'Minimize the likelihood that a shelf is empty when demand rises',
      'Minimize the amount of food that is thrown away at the end of a day',
    ],
    related: [
      'Compare the prices of suppliers',
      'Return an item that does not fit',
      'Train staff for the holiday season',
    ],
    emotional: [
      'Feel certain about a choice',
      'Avoid feeling pressured by a salesperson',
      'Be perceived as a person of taste',
    ],
    consumption: [
      'Install the cash register in a new store',
      'Receive the ordered goods at home',
      'Dispose of the packaging',
    ],
    financial: [
      'Minimize the cost of returned goods',
      'Minimize the loss of revenue when an item is sold out',
      'Minimize the risk of theft at the counter',
    ],
  }),
]
