import { departmentId } from '../company'
import { placeIn, placeInList, type Place } from './place'

const PERSON = ['person', 'company', 'draft'] as const
const ROLE = ['role', 'company', 'draft'] as const
const DEPARTMENT = ['department', 'company', 'draft'] as const

export const TEAM_PLACES: readonly Place[] = [
  ...placeIn(['listTeamUsers', 'listDepartments', 'listRoles'], 'query', 'buyer_id', 'company'),
  ...placeIn(
    [
      'createRole',
      'updateRole',
      'addTeamUser',
      'addTeamUsers',
      'editTeamUser',
      'createDepartment',
      'updateDepartment',
    ],
    'body',
    'buyer_id',
    'company',
  ),
  ...placeIn(['addTeamUser', 'editTeamUser'], 'body', 'role_id', ...ROLE),
  ...placeIn(['updateRole', 'deleteRole'], 'params', 'id', ...ROLE),
  ...placeIn(['editTeamUser'], 'body', 'auth_id', ...PERSON),
  ...placeIn(['updateBuyerUser'], 'params', 'auth_id', ...PERSON),
  ...placeIn(['removeFilter'], 'params', 'id', 'filter', 'person', 'company', 'draft'),
  ...placeIn(
    ['resendInvitation', 'revokeInvitation'],
    'params',
    'id',
    'invitation',
    'person',
    'company',
    'draft',
  ),
  ...placeIn(['updateDepartment'], 'body', '_id', ...DEPARTMENT),
  ...placeIn(['deleteDepartment'], 'params', 'id', ...DEPARTMENT),
  placeInList('addTeamUsers', 'users', 'role_id', {}, ...ROLE),
  placeInList('addTeamUsers', 'users', 'department_id', {}, ...DEPARTMENT),
  placeInList('createDepartment', 'users', 'userId', { name: 'Of strangers' }, ...PERSON),
  placeInList(
    'updateDepartment',
    'users',
    'userId',
    { _id: departmentId('maju', 'Warehouse') },
    ...PERSON,
  ),
]
