import { type Vertical, vertical } from './Vertical.ts'

/** Industries in which things are made, grown, built and moved. */
export const MAKING_AND_MOVING: readonly Vertical[] = [
  vertical('Software and IT', {
    core: ['Restore a service after an outage', 'Protect the data of an organization'],
    outcomes: [
      'Minimize the time it takes to determine the cause of a failure during an outage',
      'Minimize the likelihood that a change breaks a dependent service after a release',
      'Minimize the number of false alarms during the night',
    ],
    related: ['Forecast the demand for capacity', 'Comply with a security audit', 'Hand over a shift'],
    emotional: [
      'Feel calm during an outage',
      'Avoid feeling blamed after a failure',
      'Be perceived as dependable by other teams',
    ],
    consumption: [
      'Install the monitoring agent on a new server',
      'Upgrade the database without data loss',
      'Learn the query language',
    ],
    financial: [
      'Minimize the cost of unused capacity',
      'Minimize the downtime of the checkout during a sale',
      'Minimize the risk of a fine after a data leak',
    ],
  }),
  vertical('Manufacturing', {
    core: ['Produce a part to specification', 'Keep a production line running'],
    outcomes: [
      'Minimize the time it takes to change a die between two orders',
      'Minimize the likelihood that a defect reaches the next station during a shift',
      'Minimize the amount of scrap when a new batch of material is started',
    ],
    related: [
      'Train operators for a new line',
      'Schedule the orders of a week',
      'Dispose of hazardous waste',
    ],
    emotional: [
      'Feel safe near a moving press',
      'Avoid feeling blamed for a stoppage',
      'Be perceived as the expert on the line',
    ],
    consumption: [
      'Install the robot cell on the floor',
      'Maintain the press between shifts',
      'Purchase spare parts for the conveyor',
    ],
    financial: [
      'Minimize the cost of energy per part',
      'Minimize the downtime of the line after a breakdown',
      'Minimize the risk of a recall',
    ],
  }),
  vertical('Construction', {
    core: ['Renovate a home', 'Erect a building on a site'],
    outcomes: [
      'Minimize the time it takes to find out which trade is late when a schedule slips',
      'Minimize the likelihood that a pipe is hit during drilling',
      'Minimize the amount of material left over after a wall is finished',
    ],
    related: ['Obtain a building permit', 'Estimate the price of a project', 'Protect neighbors from noise'],
    emotional: [
      'Feel certain that a wall will hold',
      'Avoid feeling cheated by a contractor',
      'Be perceived as a careful builder',
    ],
    consumption: [
      'Transport the scaffold to the site',
      'Set up the laser level on uneven ground',
      'Repair the mixer on site',
    ],
    financial: [
      'Minimize the cost of rework after an inspection',
      'Minimize the downtime of a rented excavator',
      'Minimize the risk of a penalty for late completion',
    ],
  }),
  vertical('Agriculture and food', {
    core: ['Grow a crop on a field', 'Prepare a meal for guests'],
    outcomes: [
      'Minimize the time it takes to notice a disease when it first appears in a field',
      'Minimize the likelihood that a crop is damaged by frost before the harvest',
      'Minimize the amount of water that drains away after irrigation',
    ],
    related: ['Preserve a harvest for the winter', 'Sell a harvest at a market', 'Raise young animals'],
    emotional: [
      'Feel connected to the land',
      'Avoid feeling helpless in a drought',
      'Be perceived as a good steward of the soil',
    ],
    consumption: [
      'Purchase the sprayer before the season',
      'Clean the milking machine after each use',
      'Store the harvester over the winter',
    ],
    financial: [
      'Minimize the cost of fertilizer per acre',
      'Minimize the downtime of the harvester during the harvest',
      'Minimize the risk of losing a contract with a buyer',
    ],
  }),
  vertical('Logistics', {
    core: ['Deliver goods to a recipient', 'Relocate a household'],
    outcomes: [
      'Minimize the time it takes to learn that a delivery is late when a road is closed',
      'Minimize the likelihood that a parcel is damaged during loading',
      'Minimize the distance driven without cargo after a delivery',
    ],
    related: [
      'Clear goods through customs',
      'Plan the shifts of drivers',
      'Report an accident to an insurer',
    ],
    emotional: [
      'Feel in control of a shipment',
      'Avoid feeling alone on a long route',
      'Be perceived as punctual by recipients',
    ],
    consumption: [
      'Receive the handheld scanner before a shift',
      'Maintain the forklift between shifts',
      'Learn the sorting system',
    ],
    financial: [
      'Minimize the cost of fuel per delivery',
      'Minimize the downtime of a truck after a breakdown',
      'Minimize the risk of a claim for lost goods',
    ],
  }),
]
