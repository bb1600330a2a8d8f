import { look } from '../ui/look'
import classes from './menu.module.css'

export const ENTRY = `${look('row', 'gap-sm', 'rounded-md', 'no-underline', 'relative', 'focus-inside')} ${classes.entry}`
export const NAME = `${look('grow', 'line-clamp-2', 'fade')} ${classes.fading}`

/** Classes of a phone's bottom bar, of its entries and names, and of the entries in the "More" drawer. */
export const BAR = `${look('flex', 'surface', 'border-t', 'paper-hidden')} ${classes.bar}`
export const PLACE = `${look('stack', 'align-center', 'min-w-0', 'no-underline', 'relative', 'focus-inside')} ${classes.place}`
export const PLACE_NAME = `${look('line-clamp-2', 'max-w-full', 'text-center')} ${classes.label}`
export const DRAWER_ENTRY = `${look('row', 'gap-sm', 'color-text', 'no-underline', 'focus-inside', 'phone-touch')} ${classes.drawerEntry}`
