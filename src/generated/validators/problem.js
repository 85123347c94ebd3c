/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */
import { ucs2length } from './runtime.js'

export const isProblem = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["type","title","status","code"],"properties":{"type":{"type":"string","maxLength":200},"title":{"type":"string","maxLength":200},"status":{"type":"integer","minimum":400,"maximum":599},"code":{"$ref":"ErrorCode"},"detail":{"type":"string","maxLength":500},"errors":{"type":"array","maxItems":200,"items":{"anyOf":[{"$ref":"OrderIssue"},{"$ref":"FieldError"}]}},"findings":{"type":"array","maxItems":500,"items":{"type":"object"}}}};
const schema32 = {"type":"string","enum":["INVALID_REQUEST","INVALID_JSON","UNAUTHENTICATED","FORBIDDEN","DRAFT_READ_ONLY","NOT_FOUND","ALIAS_NOT_FOUND","COMPANY_NOT_FOUND","BRANCH_NOT_FOUND","BRANCH_CONTACT_NOT_FOUND","BRANCH_CONTACT_BLOCKED","ORDER_NOT_OWN","PHONE_NOT_PROVEN","ORDER_MODE_NOT_FOUND","COUNTRY_NOT_FOUND","ORDER_NOT_FOUND","RECEIPT_NOT_FOUND","CART_NOT_FOUND","CUSTOMER_NOT_FOUND","PROGRAM_NOT_FOUND","REWARD_NOT_FOUND","RIDER_NOT_FOUND","SHIPMENT_NOT_FOUND","SURVEY_NOT_FOUND","TABLE_NOT_FOUND","TENANT_NOT_FOUND","DRAFT_NOT_FOUND","FILE_NOT_FOUND","TILE_NOT_FOUND","METHOD_NOT_ALLOWED","NOT_ACCEPTABLE","REQUEST_TIMEOUT","KEY_LOCKED","KEY_NOT_GRANTED","IDEMPOTENCY_CONFLICT","STATUS_CONFLICT","EXPIRED_BY_OTHER","PERSON_HAS_OPEN_ORDERS","ALREADY_EXISTS","DRAFT_CHANGED","DRAFT_LIMIT","TENANT_CHANGED","BODY_TOO_LARGE","URI_TOO_LONG","UNSUPPORTED_MEDIA_TYPE","ORDER_REFUSED","DRAFT_REFUSED","THEME_REJECTED","DISCOUNT_REFUSED","PAYMENT_REFUSED","SECURITY_CODE_WRONG","ONE_TIME_CODE_WRONG","ONE_TIME_CODE_EXPIRED","HEADERS_TOO_LARGE","RATE_LIMITED","REWARD_LIMIT","INTERNAL","PROVIDER_FAILED","UNAVAILABLE","FOLDER_NOT_WRITABLE"]};
const schema35 = {"type":"object","additionalProperties":false,"required":["path","message"],"properties":{"path":{"type":"string","maxLength":300},"message":{"type":"string","maxLength":300}}};
const func1 = ucs2length;
const schema33 = {"type":"object","additionalProperties":false,"required":["code"],"properties":{"code":{"$ref":"OrderIssueCode"},"field":{"type":"string","maxLength":80},"itemIndex":{"type":"integer","minimum":0,"maximum":9999},"referenceId":{"type":"string","maxLength":160},"expected":{"type":["number","string"]},"received":{"type":["number","string"]}}};
const schema34 = {"type":"string","enum":["PRICE_CHANGED","PLATE_UNAVAILABLE","PLATE_SOLD_OUT","GARNISH_UNAVAILABLE","GARNISH_AMOUNT","QUANTITY_LIMIT","DISCOUNT_CHANGED","SURCHARGE_CHANGED","DELIVERY_FEE_CHANGED","SERVICE_FEE_CHANGED","POINTS_CHANGED","TOTAL_CHANGED","OUT_OF_ZONE","ADDRESS_MISMATCH","ADDRESS_FAR","BELOW_MINIMUM","VENUE_CLOSED","MODE_DISABLED","PAYMENT_UNAVAILABLE","CASH_NOT_ALLOWED","FIELD_REQUIRED","FIELD_INVALID"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "code") || (key0 === "field")) || (key0 === "itemIndex")) || (key0 === "referenceId")) || (key0 === "expected")) || (key0 === "received"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/code",schemaPath:"OrderIssueCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((((((((((((((data0 === "PRICE_CHANGED") || (data0 === "PLATE_UNAVAILABLE")) || (data0 === "PLATE_SOLD_OUT")) || (data0 === "GARNISH_UNAVAILABLE")) || (data0 === "GARNISH_AMOUNT")) || (data0 === "QUANTITY_LIMIT")) || (data0 === "DISCOUNT_CHANGED")) || (data0 === "SURCHARGE_CHANGED")) || (data0 === "DELIVERY_FEE_CHANGED")) || (data0 === "SERVICE_FEE_CHANGED")) || (data0 === "POINTS_CHANGED")) || (data0 === "TOTAL_CHANGED")) || (data0 === "OUT_OF_ZONE")) || (data0 === "ADDRESS_MISMATCH")) || (data0 === "ADDRESS_FAR")) || (data0 === "BELOW_MINIMUM")) || (data0 === "VENUE_CLOSED")) || (data0 === "MODE_DISABLED")) || (data0 === "PAYMENT_UNAVAILABLE")) || (data0 === "CASH_NOT_ALLOWED")) || (data0 === "FIELD_REQUIRED")) || (data0 === "FIELD_INVALID"))){
const err3 = {instancePath:instancePath+"/code",schemaPath:"OrderIssueCode/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.field !== undefined){
let data1 = data.field;
if(typeof data1 === "string"){
if(func1(data1) > 80){
const err4 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.itemIndex !== undefined){
let data2 = data.itemIndex;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/itemIndex",schemaPath:"#/properties/itemIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/itemIndex",schemaPath:"#/properties/itemIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/itemIndex",schemaPath:"#/properties/itemIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.referenceId !== undefined){
let data3 = data.referenceId;
if(typeof data3 === "string"){
if(func1(data3) > 160){
const err9 = {instancePath:instancePath+"/referenceId",schemaPath:"#/properties/referenceId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/referenceId",schemaPath:"#/properties/referenceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.expected !== undefined){
let data4 = data.expected;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (typeof data4 !== "string")){
const err11 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: schema33.properties.expected.type},message:"must be number,string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.received !== undefined){
let data5 = data.received;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (typeof data5 !== "string")){
const err12 = {instancePath:instancePath+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type: schema33.properties.received.type},message:"must be number,string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "title")) || (key0 === "status")) || (key0 === "code")) || (key0 === "detail")) || (key0 === "errors")) || (key0 === "findings"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 400 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.code !== undefined){
let data3 = data.code;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/code",schemaPath:"ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data3 === "INVALID_REQUEST") || (data3 === "INVALID_JSON")) || (data3 === "UNAUTHENTICATED")) || (data3 === "FORBIDDEN")) || (data3 === "DRAFT_READ_ONLY")) || (data3 === "NOT_FOUND")) || (data3 === "ALIAS_NOT_FOUND")) || (data3 === "COMPANY_NOT_FOUND")) || (data3 === "BRANCH_NOT_FOUND")) || (data3 === "BRANCH_CONTACT_NOT_FOUND")) || (data3 === "BRANCH_CONTACT_BLOCKED")) || (data3 === "ORDER_NOT_OWN")) || (data3 === "PHONE_NOT_PROVEN")) || (data3 === "ORDER_MODE_NOT_FOUND")) || (data3 === "COUNTRY_NOT_FOUND")) || (data3 === "ORDER_NOT_FOUND")) || (data3 === "RECEIPT_NOT_FOUND")) || (data3 === "CART_NOT_FOUND")) || (data3 === "CUSTOMER_NOT_FOUND")) || (data3 === "PROGRAM_NOT_FOUND")) || (data3 === "REWARD_NOT_FOUND")) || (data3 === "RIDER_NOT_FOUND")) || (data3 === "SHIPMENT_NOT_FOUND")) || (data3 === "SURVEY_NOT_FOUND")) || (data3 === "TABLE_NOT_FOUND")) || (data3 === "TENANT_NOT_FOUND")) || (data3 === "DRAFT_NOT_FOUND")) || (data3 === "FILE_NOT_FOUND")) || (data3 === "TILE_NOT_FOUND")) || (data3 === "METHOD_NOT_ALLOWED")) || (data3 === "NOT_ACCEPTABLE")) || (data3 === "REQUEST_TIMEOUT")) || (data3 === "KEY_LOCKED")) || (data3 === "KEY_NOT_GRANTED")) || (data3 === "IDEMPOTENCY_CONFLICT")) || (data3 === "STATUS_CONFLICT")) || (data3 === "EXPIRED_BY_OTHER")) || (data3 === "PERSON_HAS_OPEN_ORDERS")) || (data3 === "ALREADY_EXISTS")) || (data3 === "DRAFT_CHANGED")) || (data3 === "DRAFT_LIMIT")) || (data3 === "TENANT_CHANGED")) || (data3 === "BODY_TOO_LARGE")) || (data3 === "URI_TOO_LONG")) || (data3 === "UNSUPPORTED_MEDIA_TYPE")) || (data3 === "ORDER_REFUSED")) || (data3 === "DRAFT_REFUSED")) || (data3 === "THEME_REJECTED")) || (data3 === "DISCOUNT_REFUSED")) || (data3 === "PAYMENT_REFUSED")) || (data3 === "SECURITY_CODE_WRONG")) || (data3 === "ONE_TIME_CODE_WRONG")) || (data3 === "ONE_TIME_CODE_EXPIRED")) || (data3 === "HEADERS_TOO_LARGE")) || (data3 === "RATE_LIMITED")) || (data3 === "REWARD_LIMIT")) || (data3 === "INTERNAL")) || (data3 === "PROVIDER_FAILED")) || (data3 === "UNAVAILABLE")) || (data3 === "FOLDER_NOT_WRITABLE"))){
const err13 = {instancePath:instancePath+"/code",schemaPath:"ErrorCode/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.detail !== undefined){
let data4 = data.detail;
if(typeof data4 === "string"){
if(func1(data4) > 500){
const err14 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.errors !== undefined){
let data5 = data.errors;
if(Array.isArray(data5)){
if(data5.length > 200){
const err16 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(!(validate21(data6, {instancePath:instancePath+"/errors/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
valid4 = valid4 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs18 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.path === undefined){
const err17 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"FieldError/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.message === undefined){
const err18 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"FieldError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data6){
if(!((key1 === "path") || (key1 === "message"))){
const err19 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"FieldError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.path !== undefined){
let data7 = data6.path;
if(typeof data7 === "string"){
if(func1(data7) > 300){
const err20 = {instancePath:instancePath+"/errors/" + i0+"/path",schemaPath:"FieldError/properties/path/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/errors/" + i0+"/path",schemaPath:"FieldError/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.message !== undefined){
let data8 = data6.message;
if(typeof data8 === "string"){
if(func1(data8) > 300){
const err22 = {instancePath:instancePath+"/errors/" + i0+"/message",schemaPath:"FieldError/properties/message/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/errors/" + i0+"/message",schemaPath:"FieldError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"FieldError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid4 = valid4 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid4){
const err25 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.findings !== undefined){
let data9 = data.findings;
if(Array.isArray(data9)){
if(data9.length > 500){
const err27 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err28 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

