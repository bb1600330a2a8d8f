import { prepareData } from './server'

export default prepareData
