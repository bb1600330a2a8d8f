/**
 * The screens behind a sign-in, each a piece of its own. Their list, with all that each needs, is
 * long: it is no part of what the sign-in page waits for.
 */
export const guard = () => import('./guard')
export const superAdminGuard = () => import('./super-admin-guard')
export const providerGuard = () => import('./provider-guard')

export const selectCompany = () => import('../screens/login/select-company')
export const registerStep = () => import('../screens/register/step')

export const home = () => import('../screens/dashboard/index')
export const products = () => import('../screens/dashboard/products/index')
export const requests = () => import('../screens/dashboard/purchase-requests/index')
export const orders = () => import('../screens/dashboard/purchase-orders/index')

export const profile = () => import('../screens/dashboard/profile/index')
export const teams = () => import('../screens/dashboard/teams/index')
export const customRole = () => import('../screens/dashboard/custom-role/index')
export const department = () => import('../screens/dashboard/department/index')
export const account = () => import('../screens/dashboard/account')

export const companies = () => import('../screens/provider/index')
export const company = () => import('../screens/provider/company')
export const superAdmins = () => import('../screens/provider/super-admins')
export const companyTypes = () => import('../screens/provider/company-types')
export const companyCategories = () => import('../screens/provider/company-categories')
export const audit = () => import('../screens/provider/audit')
export const feedback = () => import('../screens/provider/feedback')
