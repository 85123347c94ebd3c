/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */
import { formats, ucs2length } from './runtime.js'

export const isKeptTrip = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["trip","knownAt","shipments"],"properties":{"trip":{"$ref":"TripId"},"knownAt":{"type":"integer","minimum":0},"stack":{"type":"object","additionalProperties":false,"required":["id","status","code","returnStack"],"properties":{"id":{"$ref":"Identifier"},"status":{"$ref":"ShipmentStatus"},"code":{"type":"string","maxLength":20},"returnStack":{"type":"boolean"}}},"shipments":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"Shipment"}}}};
const schema32 = {"type":"string","pattern":"^(simple|stack)/[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":180};
const schema33 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._~-]*$","maxLength":160};
const schema34 = {"type":"string","enum":["PENDING","LOOKING_FOR_DRIVER","ON_ROUTE_TO_PICK_UP","IN_STORE","ON_ROUTE_TO_DROP_OFF","ON_ROUTE_TO_DROP_OFFS","DELIVERED","DRIVER_CANCELED","RETURNED","STACKING","CANCELED"]};
const func1 = ucs2length;
const pattern4 = new RegExp("^(simple|stack)/[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._~-]*$", "u");
const schema35 = {"type":"object","additionalProperties":false,"required":["id","status","createdAt","updatedAt","logisticsOrder","returnShipment","codeToShow"],"properties":{"id":{"$ref":"Identifier"},"status":{"$ref":"ShipmentStatus"},"createdAt":{"$ref":"Instant"},"updatedAt":{"$ref":"Instant"},"logisticsOrder":{"$ref":"Identifier"},"stackingOrder":{"type":"integer","minimum":0,"maximum":100},"returnShipment":{"type":"boolean"},"codeToShow":{"type":"string","maxLength":20},"eta":{"$ref":"Instant"},"customer":{"$ref":"ShipmentCustomer"},"rider":{"$ref":"ShipmentRider"},"destination":{"$ref":"Position"},"stackId":{"$ref":"Identifier"},"address":{"$ref":"ShipmentAddress"},"zone":{"type":"string","maxLength":80},"distanceInMeters":{"type":"integer","minimum":0,"maximum":100000000},"check":{"type":"array","maxItems":200,"items":{"$ref":"ShipmentItem"}},"foodDue":{"type":"boolean"},"notes":{"type":"string","maxLength":2000},"collect":{"$ref":"ShipmentCollection"},"keyConfirmed":{"type":"boolean"},"keyTries":{"type":"integer","minimum":0,"maximum":5}}};
const schema38 = {"type":"string","format":"date-time","maxLength":30};
const schema42 = {"type":"object","additionalProperties":false,"required":["name","phone"],"properties":{"name":{"type":"string","maxLength":80},"phone":{"type":"string","maxLength":30}}};
const schema49 = {"type":"object","additionalProperties":false,"required":["fullAddress","street","number","city","locality","betweenStreets","details"],"properties":{"fullAddress":{"type":"string","maxLength":300},"street":{"type":"string","maxLength":120},"number":{"type":"string","maxLength":20},"city":{"type":"string","maxLength":80},"locality":{"type":"string","maxLength":80},"betweenStreets":{"type":"string","maxLength":120},"details":{"type":"string","maxLength":250}}};
const schema50 = {"type":"object","additionalProperties":false,"required":["name","quantity"],"properties":{"name":{"type":"string","maxLength":200},"quantity":{"type":"integer","minimum":1,"maximum":9999999}}};
const func4 = Object.prototype.hasOwnProperty;
const formats0 = formats["date-time"];
const schema43 = {"type":"object","additionalProperties":false,"required":["riderId","name","phone"],"properties":{"riderId":{"$ref":"Identifier"},"name":{"type":"string","maxLength":80},"phone":{"type":"string","maxLength":30}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.riderId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "riderId"},message:"must have required property '"+"riderId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.phone === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "riderId") || (key0 === "name")) || (key0 === "phone"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.riderId !== undefined){
let data0 = data.riderId;
if(typeof data0 === "string"){
if(func1(data0) > 160){
const err4 = {instancePath:instancePath+"/riderId",schemaPath:"Identifier/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern5.test(data0)){
const err5 = {instancePath:instancePath+"/riderId",schemaPath:"Identifier/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._~-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._~-]*$"+"\""};
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
const err6 = {instancePath:instancePath+"/riderId",schemaPath:"Identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 80){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
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
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.phone !== undefined){
let data2 = data.phone;
if(typeof data2 === "string"){
if(func1(data2) > 30){
const err9 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
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
const err10 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"object","additionalProperties":false,"required":["lat","lng"],"properties":{"lat":{"$ref":"Latitude"},"lng":{"$ref":"Longitude"}}};
const schema46 = {"type":"number","minimum":-90,"maximum":90};
const schema47 = {"type":"number","minimum":-180,"maximum":180};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lat === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lat"},message:"must have required property '"+"lat"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lng === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lng"},message:"must have required property '"+"lng"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "lat") || (key0 === "lng"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.lat !== undefined){
let data0 = data.lat;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/lat",schemaPath:"Latitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < -90 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/lat",schemaPath:"Latitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90"};
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
const err5 = {instancePath:instancePath+"/lat",schemaPath:"Latitude/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.lng !== undefined){
let data1 = data.lng;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/lng",schemaPath:"Longitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < -180 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/lng",schemaPath:"Longitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180"};
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
const err8 = {instancePath:instancePath+"/lng",schemaPath:"Longitude/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"object","additionalProperties":false,"required":["amount","paymentMethod"],"properties":{"amount":{"$ref":"MinorUnits"},"paymentMethod":{"$ref":"PaymentMethod"},"paysWith":{"$ref":"MinorUnits"}}};
const schema52 = {"type":"integer","minimum":0,"maximum":999999999999};
const schema53 = {"type":"string","enum":["CASH","CARD","ONLINE"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.paymentMethod === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentMethod"},message:"must have required property '"+"paymentMethod"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "amount") || (key0 === "paymentMethod")) || (key0 === "paysWith"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"MinorUnits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 999999999999 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/amount",schemaPath:"MinorUnits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/amount",schemaPath:"MinorUnits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.paymentMethod !== undefined){
let data1 = data.paymentMethod;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/paymentMethod",schemaPath:"PaymentMethod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data1 === "CASH") || (data1 === "CARD")) || (data1 === "ONLINE"))){
const err7 = {instancePath:instancePath+"/paymentMethod",schemaPath:"PaymentMethod/enum",keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.paysWith !== undefined){
let data2 = data.paysWith;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/paysWith",schemaPath:"MinorUnits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 999999999999 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/paysWith",schemaPath:"MinorUnits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/paysWith",schemaPath:"MinorUnits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.createdAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.updatedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.logisticsOrder === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logisticsOrder"},message:"must have required property '"+"logisticsOrder"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.returnShipment === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "returnShipment"},message:"must have required property '"+"returnShipment"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.codeToShow === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "codeToShow"},message:"must have required property '"+"codeToShow"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func4.call(schema35.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 160){
const err8 = {instancePath:instancePath+"/id",schemaPath:"Identifier/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern5.test(data0)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"Identifier/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._~-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._~-]*$"+"\""};
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
const err10 = {instancePath:instancePath+"/id",schemaPath:"Identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/status",schemaPath:"ShipmentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((((((((data1 === "PENDING") || (data1 === "LOOKING_FOR_DRIVER")) || (data1 === "ON_ROUTE_TO_PICK_UP")) || (data1 === "IN_STORE")) || (data1 === "ON_ROUTE_TO_DROP_OFF")) || (data1 === "ON_ROUTE_TO_DROP_OFFS")) || (data1 === "DELIVERED")) || (data1 === "DRIVER_CANCELED")) || (data1 === "RETURNED")) || (data1 === "STACKING")) || (data1 === "CANCELED"))){
const err12 = {instancePath:instancePath+"/status",schemaPath:"ShipmentStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data2 = data.createdAt;
if(typeof data2 === "string"){
if(func1(data2) > 30){
const err13 = {instancePath:instancePath+"/createdAt",schemaPath:"Instant/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats0(data2))){
const err14 = {instancePath:instancePath+"/createdAt",schemaPath:"Instant/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err15 = {instancePath:instancePath+"/createdAt",schemaPath:"Instant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data3 = data.updatedAt;
if(typeof data3 === "string"){
if(func1(data3) > 30){
const err16 = {instancePath:instancePath+"/updatedAt",schemaPath:"Instant/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0(data3))){
const err17 = {instancePath:instancePath+"/updatedAt",schemaPath:"Instant/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/updatedAt",schemaPath:"Instant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.logisticsOrder !== undefined){
let data4 = data.logisticsOrder;
if(typeof data4 === "string"){
if(func1(data4) > 160){
const err19 = {instancePath:instancePath+"/logisticsOrder",schemaPath:"Identifier/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern5.test(data4)){
const err20 = {instancePath:instancePath+"/logisticsOrder",schemaPath:"Identifier/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._~-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._~-]*$"+"\""};
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
const err21 = {instancePath:instancePath+"/logisticsOrder",schemaPath:"Identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.stackingOrder !== undefined){
let data5 = data.stackingOrder;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err22 = {instancePath:instancePath+"/stackingOrder",schemaPath:"#/properties/stackingOrder/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/stackingOrder",schemaPath:"#/properties/stackingOrder/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/stackingOrder",schemaPath:"#/properties/stackingOrder/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.returnShipment !== undefined){
if(typeof data.returnShipment !== "boolean"){
const err25 = {instancePath:instancePath+"/returnShipment",schemaPath:"#/properties/returnShipment/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.codeToShow !== undefined){
let data7 = data.codeToShow;
if(typeof data7 === "string"){
if(func1(data7) > 20){
const err26 = {instancePath:instancePath+"/codeToShow",schemaPath:"#/properties/codeToShow/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/codeToShow",schemaPath:"#/properties/codeToShow/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.eta !== undefined){
let data8 = data.eta;
if(typeof data8 === "string"){
if(func1(data8) > 30){
const err28 = {instancePath:instancePath+"/eta",schemaPath:"Instant/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats0(data8))){
const err29 = {instancePath:instancePath+"/eta",schemaPath:"Instant/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/eta",schemaPath:"Instant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.customer !== undefined){
let data9 = data.customer;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.name === undefined){
const err31 = {instancePath:instancePath+"/customer",schemaPath:"ShipmentCustomer/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9.phone === undefined){
const err32 = {instancePath:instancePath+"/customer",schemaPath:"ShipmentCustomer/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key1 in data9){
if(!((key1 === "name") || (key1 === "phone"))){
const err33 = {instancePath:instancePath+"/customer",schemaPath:"ShipmentCustomer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data9.name !== undefined){
let data10 = data9.name;
if(typeof data10 === "string"){
if(func1(data10) > 80){
const err34 = {instancePath:instancePath+"/customer/name",schemaPath:"ShipmentCustomer/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/customer/name",schemaPath:"ShipmentCustomer/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data9.phone !== undefined){
let data11 = data9.phone;
if(typeof data11 === "string"){
if(func1(data11) > 30){
const err36 = {instancePath:instancePath+"/customer/phone",schemaPath:"ShipmentCustomer/properties/phone/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/customer/phone",schemaPath:"ShipmentCustomer/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/customer",schemaPath:"ShipmentCustomer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.rider !== undefined){
if(!(validate22(data.rider, {instancePath:instancePath+"/rider",parentData:data,parentDataProperty:"rider",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.destination !== undefined){
if(!(validate24(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.stackId !== undefined){
let data14 = data.stackId;
if(typeof data14 === "string"){
if(func1(data14) > 160){
const err39 = {instancePath:instancePath+"/stackId",schemaPath:"Identifier/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern5.test(data14)){
const err40 = {instancePath:instancePath+"/stackId",schemaPath:"Identifier/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._~-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._~-]*$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/stackId",schemaPath:"Identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.address !== undefined){
let data15 = data.address;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.fullAddress === undefined){
const err42 = {instancePath:instancePath+"/address",schemaPath:"ShipmentAddress/required",keyword:"required",params:{missingProperty: "fullAddress"},message:"must have required property '"+"fullAddress"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data15.street === undefined){
const err43 = {instancePath:instancePath+"/address",schemaPath:"ShipmentAddress/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data15.number === undefined){
const err44 = {instancePath:instancePath+"/address",schemaPath:"ShipmentAddress/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data15.city === undefined){
const err45 = {instancePath:instancePath+"/address",schemaPath:"ShipmentAddress/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data15.locality === undefined){
const err46 = {instancePath:instancePath+"/address",schemaPath:"ShipmentAddress/required",keyword:"required",params:{missingProperty: "locality"},message:"must have required property '"+"locality"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data15.betweenStreets === undefined){
const err47 = {instancePath:instancePath+"/address",schemaPath:"ShipmentAddress/required",keyword:"required",params:{missingProperty: "betweenStreets"},message:"must have required property '"+"betweenStreets"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data15.details === undefined){
const err48 = {instancePath:instancePath+"/address",schemaPath:"ShipmentAddress/required",keyword:"required",params:{missingProperty: "details"},message:"must have required property '"+"details"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key2 in data15){
if(!(((((((key2 === "fullAddress") || (key2 === "street")) || (key2 === "number")) || (key2 === "city")) || (key2 === "locality")) || (key2 === "betweenStreets")) || (key2 === "details"))){
const err49 = {instancePath:instancePath+"/address",schemaPath:"ShipmentAddress/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data15.fullAddress !== undefined){
let data16 = data15.fullAddress;
if(typeof data16 === "string"){
if(func1(data16) > 300){
const err50 = {instancePath:instancePath+"/address/fullAddress",schemaPath:"ShipmentAddress/properties/fullAddress/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/address/fullAddress",schemaPath:"ShipmentAddress/properties/fullAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data15.street !== undefined){
let data17 = data15.street;
if(typeof data17 === "string"){
if(func1(data17) > 120){
const err52 = {instancePath:instancePath+"/address/street",schemaPath:"ShipmentAddress/properties/street/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/address/street",schemaPath:"ShipmentAddress/properties/street/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data15.number !== undefined){
let data18 = data15.number;
if(typeof data18 === "string"){
if(func1(data18) > 20){
const err54 = {instancePath:instancePath+"/address/number",schemaPath:"ShipmentAddress/properties/number/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/address/number",schemaPath:"ShipmentAddress/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data15.city !== undefined){
let data19 = data15.city;
if(typeof data19 === "string"){
if(func1(data19) > 80){
const err56 = {instancePath:instancePath+"/address/city",schemaPath:"ShipmentAddress/properties/city/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/address/city",schemaPath:"ShipmentAddress/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data15.locality !== undefined){
let data20 = data15.locality;
if(typeof data20 === "string"){
if(func1(data20) > 80){
const err58 = {instancePath:instancePath+"/address/locality",schemaPath:"ShipmentAddress/properties/locality/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/address/locality",schemaPath:"ShipmentAddress/properties/locality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data15.betweenStreets !== undefined){
let data21 = data15.betweenStreets;
if(typeof data21 === "string"){
if(func1(data21) > 120){
const err60 = {instancePath:instancePath+"/address/betweenStreets",schemaPath:"ShipmentAddress/properties/betweenStreets/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/address/betweenStreets",schemaPath:"ShipmentAddress/properties/betweenStreets/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data15.details !== undefined){
let data22 = data15.details;
if(typeof data22 === "string"){
if(func1(data22) > 250){
const err62 = {instancePath:instancePath+"/address/details",schemaPath:"ShipmentAddress/properties/details/maxLength",keyword:"maxLength",params:{limit: 250},message:"must NOT have more than 250 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/address/details",schemaPath:"ShipmentAddress/properties/details/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/address",schemaPath:"ShipmentAddress/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.zone !== undefined){
let data23 = data.zone;
if(typeof data23 === "string"){
if(func1(data23) > 80){
const err65 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.distanceInMeters !== undefined){
let data24 = data.distanceInMeters;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err67 = {instancePath:instancePath+"/distanceInMeters",schemaPath:"#/properties/distanceInMeters/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 100000000 || isNaN(data24)){
const err68 = {instancePath:instancePath+"/distanceInMeters",schemaPath:"#/properties/distanceInMeters/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err69 = {instancePath:instancePath+"/distanceInMeters",schemaPath:"#/properties/distanceInMeters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data.check !== undefined){
let data25 = data.check;
if(Array.isArray(data25)){
if(data25.length > 200){
const err70 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const len0 = data25.length;
for(let i0=0; i0<len0; i0++){
let data26 = data25[i0];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.name === undefined){
const err71 = {instancePath:instancePath+"/check/" + i0,schemaPath:"ShipmentItem/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data26.quantity === undefined){
const err72 = {instancePath:instancePath+"/check/" + i0,schemaPath:"ShipmentItem/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
for(const key3 in data26){
if(!((key3 === "name") || (key3 === "quantity"))){
const err73 = {instancePath:instancePath+"/check/" + i0,schemaPath:"ShipmentItem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data26.name !== undefined){
let data27 = data26.name;
if(typeof data27 === "string"){
if(func1(data27) > 200){
const err74 = {instancePath:instancePath+"/check/" + i0+"/name",schemaPath:"ShipmentItem/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/check/" + i0+"/name",schemaPath:"ShipmentItem/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data26.quantity !== undefined){
let data28 = data26.quantity;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err76 = {instancePath:instancePath+"/check/" + i0+"/quantity",schemaPath:"ShipmentItem/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9999999 || isNaN(data28)){
const err77 = {instancePath:instancePath+"/check/" + i0+"/quantity",schemaPath:"ShipmentItem/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999},message:"must be <= 9999999"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err78 = {instancePath:instancePath+"/check/" + i0+"/quantity",schemaPath:"ShipmentItem/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
}
else {
const err79 = {instancePath:instancePath+"/check/" + i0,schemaPath:"ShipmentItem/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.foodDue !== undefined){
if(typeof data.foodDue !== "boolean"){
const err81 = {instancePath:instancePath+"/foodDue",schemaPath:"#/properties/foodDue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.notes !== undefined){
let data30 = data.notes;
if(typeof data30 === "string"){
if(func1(data30) > 2000){
const err82 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.collect !== undefined){
if(!(validate26(data.collect, {instancePath:instancePath+"/collect",parentData:data,parentDataProperty:"collect",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.keyConfirmed !== undefined){
if(typeof data.keyConfirmed !== "boolean"){
const err84 = {instancePath:instancePath+"/keyConfirmed",schemaPath:"#/properties/keyConfirmed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.keyTries !== undefined){
let data33 = data.keyTries;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err85 = {instancePath:instancePath+"/keyTries",schemaPath:"#/properties/keyTries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 5 || isNaN(data33)){
const err86 = {instancePath:instancePath+"/keyTries",schemaPath:"#/properties/keyTries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data33 < 0 || isNaN(data33)){
const err87 = {instancePath:instancePath+"/keyTries",schemaPath:"#/properties/keyTries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
}
else {
const err88 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
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
if(data.trip === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trip"},message:"must have required property '"+"trip"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.knownAt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "knownAt"},message:"must have required property '"+"knownAt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shipments === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shipments"},message:"must have required property '"+"shipments"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "trip") || (key0 === "knownAt")) || (key0 === "stack")) || (key0 === "shipments"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.trip !== undefined){
let data0 = data.trip;
if(typeof data0 === "string"){
if(func1(data0) > 180){
const err4 = {instancePath:instancePath+"/trip",schemaPath:"TripId/maxLength",keyword:"maxLength",params:{limit: 180},message:"must NOT have more than 180 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/trip",schemaPath:"TripId/pattern",keyword:"pattern",params:{pattern: "^(simple|stack)/[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^(simple|stack)/[A-Za-z0-9][A-Za-z0-9._-]*$"+"\""};
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
const err6 = {instancePath:instancePath+"/trip",schemaPath:"TripId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.knownAt !== undefined){
let data1 = data.knownAt;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/knownAt",schemaPath:"#/properties/knownAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/knownAt",schemaPath:"#/properties/knownAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.stack !== undefined){
let data2 = data.stack;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err9 = {instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.status === undefined){
const err10 = {instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.code === undefined){
const err11 = {instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.returnStack === undefined){
const err12 = {instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/required",keyword:"required",params:{missingProperty: "returnStack"},message:"must have required property '"+"returnStack"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data2){
if(!((((key1 === "id") || (key1 === "status")) || (key1 === "code")) || (key1 === "returnStack"))){
const err13 = {instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 === "string"){
if(func1(data3) > 160){
const err14 = {instancePath:instancePath+"/stack/id",schemaPath:"Identifier/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern5.test(data3)){
const err15 = {instancePath:instancePath+"/stack/id",schemaPath:"Identifier/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._~-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._~-]*$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/stack/id",schemaPath:"Identifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.status !== undefined){
let data4 = data2.status;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/stack/status",schemaPath:"ShipmentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((((((((data4 === "PENDING") || (data4 === "LOOKING_FOR_DRIVER")) || (data4 === "ON_ROUTE_TO_PICK_UP")) || (data4 === "IN_STORE")) || (data4 === "ON_ROUTE_TO_DROP_OFF")) || (data4 === "ON_ROUTE_TO_DROP_OFFS")) || (data4 === "DELIVERED")) || (data4 === "DRIVER_CANCELED")) || (data4 === "RETURNED")) || (data4 === "STACKING")) || (data4 === "CANCELED"))){
const err18 = {instancePath:instancePath+"/stack/status",schemaPath:"ShipmentStatus/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.code !== undefined){
let data5 = data2.code;
if(typeof data5 === "string"){
if(func1(data5) > 20){
const err19 = {instancePath:instancePath+"/stack/code",schemaPath:"#/properties/stack/properties/code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/stack/code",schemaPath:"#/properties/stack/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.returnStack !== undefined){
if(typeof data2.returnStack !== "boolean"){
const err21 = {instancePath:instancePath+"/stack/returnStack",schemaPath:"#/properties/stack/properties/returnStack/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.shipments !== undefined){
let data7 = data.shipments;
if(Array.isArray(data7)){
if(data7.length > 50){
const err23 = {instancePath:instancePath+"/shipments",schemaPath:"#/properties/shipments/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.length < 1){
const err24 = {instancePath:instancePath+"/shipments",schemaPath:"#/properties/shipments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate21(data7[i0], {instancePath:instancePath+"/shipments/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/shipments",schemaPath:"#/properties/shipments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

